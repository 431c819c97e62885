import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random0 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 0",
       "style": {
        "fades": {
         "cover": {"arrival": [0, 180], "departure": [0, 90], "smooth": true},
         "spine": {"arrival": [90, 137.6781649213714], "departure": [45.57848498889032, 180]}},
        "shadow": {
         "rest": {
          "radius": 10.233748867243921,
          "x": -4.764700084302964,
          "y": 3.472249664388949,
          "opacity": 0.311187413321495},
         "raised": {
          "radius": 20.768595530228502,
          "x": -7.642243707964461,
          "y": -8.10942600563803,
          "opacity": 0.0732434786478745},
         "rise": [74.1002024812469, 158.5000304588338],
         "swing": 42.551263492569944},
        "spread": "spread"},
       "opening": [
        {"phase": "flipping", "lasts": 0.484394465183247, "moments": [{"moment": "musicFadesIn"}]},
        {
         "phase": "zooming",
         "lasts": 1.8673496017847049,
         "moments": [{"moment": "readerDisappears", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 1.550596004315218,
         "moments": [
          {"moment": "mediumHaptic", "after": 0.125},
          {"moment": "readerDisappears", "after": 0.125},
          {"moment": "controlsAppear"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.42465460357062534,
         "waits": true,
         "moves": [{"move": "size", "to": "centered", "atOnce": true, "delay": 0.9798734350564624}],
         "moments": [{"moment": "musicFadesOut"}]},
        {
         "phase": "idle",
         "lasts": 0.14698365343363373,
         "moves": [
          {
           "move": "center",
           "to": "safeArea",
           "curve": [0.5603911110775046, -0.012299645832798412, 0.22077083946082965, 0.9983336136450598],
           "duration": 2.3201538971550635,
           "delay": 0.49007940756590285},
          {
           "move": "libraryBlur",
           "to": 720.3433931057403,
           "spring": {"duration": 0.31905101953711995, "bounce": -0.727},
           "delay": 0.34618676238233825},
          {"move": "yaw", "to": 315.47331352801416, "curve": "circularEaseInOut", "duration": 2.4911707985451255},
          {
           "move": "center",
           "to": "screen",
           "curve": [-0.21817976795513183, 1.1380333644588436, 0.13758936673213462, -1.4202350742101757],
           "duration": 2.910157753048846}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "musicFadesIn"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random1 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 1",
       "style": {
        "fades": {"cover": {"departure": [160, 170], "smooth": true}},
        "corners": {"cover": 22.886831757352834, "spine": 26.320460602925195},
        "border": 4.707604618658833,
        "spineWidth": 35,
        "pageEdgeWidth": 0.8082843381004516,
        "gutter": {"width": 11.420347375878666, "side": 0.7939966056623057},
        "inside": "front",
        "perspective": 0.16703498914055104,
        "spread": "spread"},
       "places": [
        {
         "place": "reader",
         "area": "shelf",
         "x": 0.4942319322248862,
         "y": 0.12310888693805211,
         "anchor": [0.2869113548237391, 0.047901182844241275],
         "width": 0.5639679067703234,
         "height": 0.13937344810467284,
         "like": "screen",
         "growth": 1.6786626340231727,
         "margins": [32.44332301191314, 15.917932479378871],
         "pages": "automatic",
         "fit": "free"},
        {
         "place": "place 1",
         "x": 1.1162434844832252,
         "y": 0.39366215724690534,
         "anchor": [0.08773083406351356, 0.6070497347052902],
         "width": 0.23992975105202102,
         "within": "shelf",
         "widest": 502.83457071873113,
         "growth": 1.2479732286107368,
         "margins": [86.01551492682034, 80.57500875448227],
         "fit": "covering"}],
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.2535002743798169,
         "moves": [
          {"move": "overlayOpacity", "to": 0.00011418238741045528, "atOnce": true, "delay": 0.09390520076361852},
          {
           "move": "size",
           "to": "safeArea",
           "curve": [0.4669244896943694, -0.1522543693070122, 0.9903010695714378, 0.5611419044099115],
           "duration": 0.08795204343731067},
          {"move": "libraryBlur", "to": 740.2024833108934, "atOnce": true, "delay": 0.47389946782553816}],
         "moments": [
          {"moment": "musicFadesOut"},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears"},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "zooming",
         "lasts": 0.919809548284342,
         "waits": true,
         "moves": [
          {
           "move": "center",
           "to": "shelf",
           "curve": [0.9768089515422032, 0.3466742134674914, 0.5487766941056397, 1.6263970648507295],
           "duration": 0.7498954376615686,
           "delay": 0.5446125896599603},
          {
           "move": "center",
           "to": "safeArea",
           "spring": {"duration": 0.3673841127673901, "bounce": 0.37261562266880965}},
          {"move": "center", "to": "screen", "part": 1.324246092725959, "atOnce": true}],
         "moments": [{"moment": "musicFadesOut", "after": 0.125}, {"moment": "readerDisappears"}, {"moment": "controlsAppear"}]},
        {
         "phase": "modeSelection",
         "lasts": 0.8924504708902763,
         "waits": true,
         "moves": [
          {
           "move": "size",
           "to": "reader",
           "scale": 0.9380188099293663,
           "part": 1.4900283604647964,
           "spring": {"mass": 17.425060739010025, "duration": 1.3757356234005829, "bounce": 0.8072422284847215}},
          {
           "move": "center",
           "to": "centered",
           "part": 0.23119890515549657,
           "spring": {"response": 0.18677978058139613, "dampingRatio": 0.182659803000973}}],
         "moments": [
          {"moment": "musicFadesOut", "after": 0.125},
          {"moment": "readerDisappears", "after": 0.125},
          {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 1.2021439481717866,
         "moves": [
          {"move": "center", "to": "shelf", "atOnce": true, "delay": 0.052583406287565415},
          {
           "move": "size",
           "to": "safeArea",
           "scale": 1.0217288382034522,
           "curve": "circularEaseIn",
           "duration": 0.416338272755851,
           "delay": 0.9697827508389575},
          {
           "move": "size",
           "to": "safeArea",
           "part": 1.2553643917792279,
           "spring": {"duration": 0.9491571091873402, "bounce": 0.5484031066708807},
           "delay": 0.8499458867927566},
          {
           "move": "center",
           "to": "shelf",
           "spring": {"duration": 1.3176704277889557, "bounce": 0.00967177956327},
           "delay": 0.028065682740459952}],
         "moments": [{"moment": "musicFadesOut", "after": 0.125}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 0.9071251542280845,
         "moves": [
          {
           "move": "size",
           "to": "screen",
           "part": -0.7827657252836592,
           "curve": "circularEaseIn",
           "duration": 0.9571742735485427,
           "delay": 0.9667671801109528},
          {
           "move": "readerScale",
           "to": 910.9106012062978,
           "curve": "circularEaseIn",
           "duration": 1.1116767042159408,
           "delay": 0.7262393523008303},
          {
           "move": "size",
           "to": "shelf",
           "curve": "circularEaseInOut",
           "duration": 2.073696997401636,
           "delay": 0.06587798391795452}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "idle",
         "lasts": 0.9530446987959302,
         "waits": true,
         "moves": [
          {
           "move": "libraryBlur",
           "to": 683.1759712471174,
           "curve": [0.5644942503471275, -1.9633907352366906, 0.1625433795040252, -1.734506336203915],
           "duration": 0.3484447038716524,
           "delay": 0.23887850462890747}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random2 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 2",
       "style": {
        "fades": {
         "cover": {"departure": [100.04245564543858, 167.76019141408648], "smooth": true},
         "firstPage": {"departure": [90, 180]},
         "spine": {"peak": 0.9020943627902965},
         "pageEdges": {"smooth": true},
         "back": {"arrival": [0, 90]}},
        "spineWidth": 35,
        "perspective": 0.65,
        "spread": "spread",
        "referenceWidth": 166.72996713195414,
        "scalesWithBook": true},
       "opening": [
        {"phase": "moving", "lasts": 1.3425383780333306, "moments": [{"moment": "musicFadesOut", "after": 0.125}]},
        {
         "phase": "flipping",
         "lasts": 1.9929789888470981,
         "moves": [
          {
           "move": "center",
           "to": "screen",
           "curve": "easeOut",
           "duration": 1.4391200090911287,
           "delay": 0.4408143280117972},
          {
           "move": "shelfCoverOpacity",
           "to": 0.37438072767333064,
           "curve": [0.5928672335116829, 1.2853454163687412, 0.29666620942715083, 1.0816253994110907],
           "duration": 2.8696951022782278},
          {
           "move": "center",
           "to": "screen",
           "part": 1.1376517392375192,
           "spring": {"duration": 0.06626721939412072, "bounce": 0.8412592458111973}}],
         "moments": [{"moment": "musicFadesOut"}, {"own": "own “\\"}]},
        {
         "phase": "zooming",
         "lasts": 0.9161631281320657,
         "moves": [
          {"move": "size", "to": "spread", "scale": 1.1111009737979591, "atOnce": true, "delay": 0.5362834520362704},
          {
           "move": "center",
           "to": "zoomed",
           "part": -0.6693362659325032,
           "spring": {"response": 0.1953850863749833, "dampingRatio": 0.37296702773863727}},
          {"move": "readerScale", "to": 77.87213463874532, "atOnce": true}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "musicFadesOut"},
          {"moment": "readerAppears"},
          {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 0.6169773295455228,
         "moves": [
          {
           "move": "size",
           "to": "shelf",
           "scale": 1.4503359404026148,
           "curve": "circularEaseInOut",
           "duration": 2.2043415549876624,
           "delay": 0.6385124015758945},
          {
           "move": "center",
           "to": "centered",
           "part": -0.870747736203093,
           "spring": {"duration": 2.947785672043351, "bounce": 0.20672623942344148}},
          {"move": "controlsOffset", "to": 252.12397652859227, "atOnce": true}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"own": "own “\\", "after": 0.125}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 1.2810582274482132,
         "moves": [
          {
           "move": "center",
           "to": "reader",
           "part": -0.14360350758524432,
           "curve": "easeOut",
           "duration": 1.1669341417115704},
          {
           "move": "libraryBlur",
           "to": 701.186657650336,
           "curve": [-0.34659176981839135, -0.4745788999470073, 0.7883213854719783, 1.0975086011968784],
           "duration": 1.4585156334691964}],
         "moments": [
          {"moment": "musicFadesIn", "after": 0.125},
          {"moment": "readerAppears"},
          {"moment": "controlsAppear", "after": 0.125},
          {"own": "own “\\"}]},
        {
         "phase": "idle",
         "lasts": 0.12670433105877943,
         "moves": [
          {
           "move": "center",
           "to": "spread",
           "part": 0.37803990067986093,
           "curve": [-0.14306300024603003, 0.04818592332221927, 0.1664922909591825, -0.24276492944731887],
           "duration": 2.2608649202647118},
          {
           "move": "center",
           "to": "closed",
           "part": -0.5701147802405315,
           "curve": [0.34029869557723624, -0.8074162040387844, 0.7318406610161047, -1.5716244720942414],
           "duration": 1.0429483444594725},
          {
           "move": "shelfCoverOpacity",
           "to": 0.21914858972748708,
           "curve": "circularEaseIn",
           "duration": 2.179186724369509,
           "delay": 0.18614948075627946}],
         "moments": [{"moment": "musicFadesOut"}, {"moment": "controlsAppear"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random3 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 3",
       "style": {
        "fades": {"cover": {"arrival": [24.326254544607103, 38.95903958066727], "peak": 0.17302511841085544}, "spine": {}},
        "spineWidth": 35.33756194116193,
        "referenceWidth": 173.93783395292905,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "moving",
         "lasts": 1.393684816938126,
         "moves": [
          {
           "move": "size",
           "to": "centered",
           "scale": 1.396128730135847,
           "part": -0.5588813267478001,
           "curve": "easeOut",
           "duration": 0.5871130368765409},
          {
           "move": "size",
           "to": "centered",
           "scale": 1.1623683460584466,
           "part": 1.6339203779836469,
           "curve": "linear",
           "duration": 1.6804282126003378,
           "delay": 0.33215876470753347}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "controlsAppear", "after": 0.125}]},
        {"phase": "complete", "lasts": 1.8270222033629897, "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "unzooming",
         "lasts": 0.6681916939233163,
         "moves": [
          {
           "move": "tilt",
           "to": -941.6175658630319,
           "spring": {"duration": 1.126569415969644, "bounce": 0.3296808648417313}},
          {"move": "size", "to": "shelf", "atOnce": true, "delay": 0.3607384217549703},
          {"move": "controlsOffset", "to": -993.8791571385075, "atOnce": true, "delay": 0.03352118999015541},
          {
           "move": "size",
           "to": "centered",
           "scale": 1.8025812667364236,
           "part": 0.024511896693843127,
           "curve": "circularEaseOut",
           "duration": 2.9374123711900473,
           "delay": 0.17214722034272}],
         "moments": [{"moment": "musicFadesOut"}, {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "unflipping",
         "lasts": 1.831190285018486,
         "moves": [{"move": "center", "to": "screen", "curve": "easeOut", "duration": 0.08008122962784425}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "readerDisappears", "after": 0.125}, {"own": "own “\\"}]},
        {
         "phase": "closing",
         "lasts": 1.6930272059823996,
         "moves": [
          {
           "move": "center",
           "to": "reader",
           "spring": {"mass": 6.52206587986897, "duration": 1.2486967334092416, "bounce": 0.40712961039806295},
           "delay": 0.07329971400430568},
          {
           "move": "center",
           "to": "reader",
           "part": 0.6921318445356288,
           "spring": {"duration": 2.7670393263676347, "bounce": 0.033}}],
         "moments": [{"moment": "musicFadesOut", "after": 0.125}]},
        {
         "phase": "returning",
         "lasts": 1.0668154623302737,
         "moves": [
          {"move": "size", "to": "opened", "curve": "circularEaseOutIn", "duration": 2.9308889757919534},
          {"move": "controlsOffset", "to": 285.77708200025336, "curve": "easeInOut", "duration": 0.1811770954126286}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "musicFadesOut", "after": 0.125},
          {"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "idle",
         "lasts": 0.3527832712319581,
         "moves": [
          {
           "move": "size",
           "to": "zoomed",
           "scale": 0.861726856056691,
           "spring": {"duration": 0.4191238855096509, "bounce": -0.015793368312601808},
           "delay": 0.6209355657685207},
          {"move": "size", "to": "shelf", "scale": 0.5910571546181859, "atOnce": true},
          {
           "move": "center",
           "to": "screen",
           "part": 0.05018503136371377,
           "spring": {"duration": 0.5892074819849101, "bounce": -0.353},
           "delay": 0.918293592334759},
          {"move": "center", "to": "shelf", "atOnce": true, "delay": 0.18500718672858718}],
         "moments": [{"moment": "readerDisappears"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random4 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 4",
       "style": {
        "fades": {
         "cover": {"arrival": [90, 180], "peak": 0.16899066688775677},
         "spine": {"arrival": [1.9632935094768733, 23.88487400209947], "departure": [44.9513792510537, 180]}},
        "shadow": {
         "rest": {
          "radius": 7.968482804838195,
          "x": 4.426195274895788,
          "y": 19.369860542967004,
          "opacity": 0.002603376502616217},
         "raised": {
          "radius": 10.426059151009799,
          "x": -6.088857269116416,
          "y": 5.63101001386902,
          "opacity": 0.9675408755412931},
         "rise": [151.09845083732077, 163.87501847238698],
         "swing": 41.82632052488269},
        "spineWidth": 36.06809340600165,
        "perspective": 0.8879524302344762,
        "spread": "spread",
        "referenceWidth": 192.71655041576855,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "zooming",
         "lasts": 0.6646383955394384,
         "moments": [{"moment": "readerAppears"}, {"moment": "controlsAppear", "after": 0.125}, {"own": "own “\\"}]},
        {
         "phase": "modeSelection",
         "lasts": 0.9162980428755343,
         "moves": [
          {
           "move": "size",
           "to": "closed",
           "scale": 0.569752728810488,
           "part": -0.1704788134947426,
           "curve": [0.9010872210879257, -1.886061366161473, 0.5482270042937554, -0.7598914136961428],
           "duration": 1.4202661934566496,
           "delay": 0.9592619318003143}],
         "moments": [{"moment": "musicFadesIn", "after": 0.125}, {"moment": "readerDisappears"}]},
        {
         "phase": "complete",
         "lasts": 1.5546655541048755,
         "moves": [
          {
           "move": "size",
           "to": "zoomed",
           "curve": [0.2486286678668157, -1.7552890695088053, 0.6891051079035506, -0.5596915218644813],
           "duration": 2.354657476481704,
           "delay": 0.7369451914900021},
          {
           "move": "center",
           "to": "zoomed",
           "curve": "linear",
           "duration": 0.948410884045105,
           "delay": 0.18196106521971944},
          {
           "move": "center",
           "to": "reader",
           "part": 0.06274342555590273,
           "curve": [0.7640236536847025, -1.0673170512343537, 0.11599462237558811, -0.02590652352060907],
           "duration": 0.7274784032645891,
           "delay": 0.23301443509017017},
          {
           "move": "center",
           "to": "shelf",
           "part": -0.8841358974336221,
           "curve": "circularEaseOutIn",
           "duration": 2.250930273633674,
           "delay": 0.3058932692521462}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "musicFadesIn"}, {"moment": "controlsAppear"}, {"own": "own “\\"}]}],
       "closing": [
        {
         "phase": "returning",
         "lasts": 1.8791510651727168,
         "moves": [
          {"move": "spineLineOpacity", "to": 0.36029397612288716, "atOnce": true},
          {
           "move": "libraryOpacity",
           "to": 0.030512993784278186,
           "curve": "easeOut",
           "duration": 0.5752655021107833,
           "delay": 0.20018577551893046},
          {
           "move": "readerScale",
           "to": 878.6565094434407,
           "curve": "circularEaseIn",
           "duration": 1.0821195608910568}],
         "moments": [{"moment": "musicFadesIn"}]},
        {"phase": "unzooming", "lasts": 0.9544201071759688, "moments": [{"moment": "musicFadesOut"}]},
        {
         "phase": "idle",
         "lasts": 1.1652305475260263,
         "moments": [{"moment": "musicFadesOut"}, {"own": "own “\\", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random5 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 5",
       "style": {
        "shadow": {
         "rest": {
          "radius": 15.224357104744861,
          "x": 8.74014342947735,
          "y": 5.821943173126272,
          "opacity": 0.42645133906527344},
         "raised": {
          "radius": 24.13762218670312,
          "x": -0.8914483551318213,
          "y": -5.035632391546059,
          "opacity": 0.8742505976736921},
         "rise": [33.83282190643599, 100.00376000875443],
         "swing": 45.46787876835248},
        "corners": {"cover": 24.93306222169031, "spine": 13.831528322624747},
        "border": 1.415834247040664,
        "pageEdgeWidth": 1.9749300921470303,
        "gutter": {"width": 18.20927714808476, "side": 0.11486454666934587},
        "inside": "front",
        "referenceWidth": 275.1304787764576,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "moving",
         "lasts": 1.941504289792965,
         "moves": [
          {
           "move": "size",
           "to": "closed",
           "scale": 1.2935511028931699,
           "curve": [0.43188021300287005, -0.8651729682260392, 0.6515103676698762, 1.0480555939543068],
           "duration": 0.6469366751232797}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}]},
        {
         "phase": "flipping",
         "lasts": 0.5546456664994228,
         "moves": [
          {
           "move": "size",
           "to": "centered",
           "scale": 0.8436722642795074,
           "part": 1.4015206967793041,
           "curve": "circularEaseIn",
           "duration": 2.97490508141098}],
         "moments": [
          {"moment": "lightHaptic"},
          {"moment": "musicFadesOut"},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears"}]},
        {
         "phase": "revealing",
         "lasts": 0.22602797223304516,
         "moves": [
          {"move": "size", "to": "centered", "part": 0.8436257666442857, "atOnce": true},
          {"move": "size", "to": "safeArea", "atOnce": true, "delay": 0.4613395700670312},
          {"move": "yaw", "to": -232.1640848341391, "curve": "circularEaseOut", "duration": 2.7078891476827915},
          {
           "move": "center",
           "to": "zoomed",
           "part": 0.49437432261575687,
           "curve": [0.26676681322527784, 1.8473379177908558, 0.011943917154550787, -0.28207956073811014],
           "duration": 1.4310895221697868,
           "delay": 0.5345913500832233}],
         "moments": [{"moment": "musicFadesIn"}]},
        {
         "phase": "complete",
         "lasts": 1.922476930524289,
         "moves": [
          {
           "move": "center",
           "to": "shelf",
           "spring": {"duration": 1.6107228881278517, "bounce": -0.662},
           "delay": 0.4257255049567489}],
         "moments": [{"moment": "musicFadesOut"}, {"moment": "readerDisappears", "after": 0.125}, {"own": "own “\\"}]}],
       "closing": [
        {
         "phase": "returning",
         "lasts": 1.438951657193242,
         "moves": [
          {"move": "controlsOffset", "to": -298.97980238761716, "atOnce": true, "delay": 0.8721826377517835},
          {
           "move": "center",
           "to": "closed",
           "part": 1.3616137468457525,
           "curve": [0.7951257033001042, -0.6215058614966473, 0.6576847286669052, 1.2540929891411432],
           "duration": 2.544015272275157,
           "delay": 0.23343678570078086},
          {
           "move": "height",
           "to": 342.5383775676694,
           "curve": [1.0101507012951167, -1.6078972473928435, 0.8712894778691139, -0.29024856607644756],
           "duration": 0.13086518753048848},
          {
           "move": "size",
           "to": "zoomed",
           "scale": 1.970932305221632,
           "spring": {"duration": 1.3217366536288848, "bounce": -0.3309352399459051}}],
         "moments": [{"moment": "readerDisappears", "after": 0.125}]},
        {
         "phase": "unflipping",
         "lasts": 1.3567743655586433,
         "moves": [
          {"move": "size", "to": "shelf", "scale": 1.8286888107010872, "atOnce": true, "delay": 0.8228672789742528},
          {
           "move": "center",
           "to": "zoomed",
           "part": 1.149203521300115,
           "spring": {"duration": 0.9554818762519233, "bounce": 0.6486562838058597}},
          {"move": "size", "to": "closed", "scale": 1.3578036063616703, "atOnce": true}],
         "moments": [{"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "idle",
         "lasts": 1.2376137701422352,
         "moves": [{"move": "center", "to": "shelf", "atOnce": true, "delay": 0.42834254227573754}],
         "moments": [{"moment": "readerDisappears", "after": 0.125}, {"own": "own “\\", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random6 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 6",
       "style": {
        "fades": {"cover": {"peak": 0.22934629259118378}, "spine": {}},
        "corners": {"cover": 12.004282530123973, "spine": 6.763206031748926},
        "border": 6.6329561538375525,
        "spineWidth": 35,
        "pageEdgeWidth": 1.6199735621370432,
        "gutter": {"width": 32.18400629755654, "side": 0.17206416410317005},
        "inside": "front",
        "perspective": 0.3457194577377436},
       "opening": [
        {
         "phase": "selected",
         "lasts": 1.9658851372970383,
         "moments": [
          {"moment": "mediumHaptic", "after": 0.125},
          {"moment": "musicFadesOut", "after": 0.125},
          {"moment": "readerAppears"},
          {"moment": "controlsAppear"}]},
        {
         "phase": "flipping",
         "lasts": 0.0614836234029672,
         "moves": [
          {"move": "width", "to": 799.0229060485651, "spring": {"duration": 2.5394375786939776, "bounce": 0.28}},
          {
           "move": "size",
           "to": "opened",
           "scale": 1.6792170625470737,
           "part": -0.28892528476799106,
           "curve": "easeInOut",
           "duration": 0.42493347378234014}]},
        {
         "phase": "revealing",
         "lasts": 0.5266329100229106,
         "moves": [
          {
           "move": "flipAngle",
           "to": 32.28350645915407,
           "curve": [-0.4952209967731287, 1.1045661168997518, 0.2612227851467668, 1.6900373331051455],
           "duration": 2.0623720478233962}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "musicFadesIn", "after": 0.125},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "zooming",
         "lasts": 1.7866717403888037,
         "moves": [
          {"move": "tilt", "to": -873.4450267892411, "curve": "circularEaseIn", "duration": 0.36085642659765926},
          {"move": "center", "to": "screen", "curve": "circularEaseIn", "duration": 1.0092899325977172},
          {
           "move": "center",
           "to": "centered",
           "part": -0.987508107750947,
           "spring": {"duration": 2.4609502716627785, "bounce": -0.544},
           "delay": 0.4217756482019669},
          {
           "move": "center",
           "to": "zoomed",
           "curve": [1.0839363585614916, 0.7276674765528424, 0.4635647217022044, 0.864618258989057],
           "duration": 1.613943201353126}]},
        {"phase": "complete", "lasts": 0.8430327465354783, "moments": [{"moment": "musicFadesIn"}]}],
       "closing": [
        {
         "phase": "returning",
         "lasts": 1.6772804495892994,
         "moves": [
          {
           "move": "libraryBlur",
           "to": 650.200551414762,
           "curve": [0.10611864481548094, -0.9778615611825643, 0.8957005714295827, 1.3288258151567267],
           "duration": 1.5332677349625998}],
         "moments": [
          {"moment": "mediumHaptic"},
          {"moment": "readerDisappears", "after": 0.125},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "unflipping",
         "lasts": 0.36443273178132074,
         "moves": [{"move": "size", "to": "screen", "scale": 1.7815678346121706, "atOnce": true}]},
        {
         "phase": "idle",
         "lasts": 1.0207068812462057,
         "moves": [
          {
           "move": "size",
           "to": "screen",
           "part": -0.4447964391540927,
           "spring": {"duration": 1.9862589448501182, "bounce": 0.5104066425397012},
           "delay": 0.8579896585050704},
          {
           "move": "size",
           "to": "spread",
           "scale": 0.525418050510644,
           "part": 1.8065305377385656,
           "curve": [0.13535785995236926, -0.06057836288980045, 0.5391924155628164, -1.8891652045529885],
           "duration": 2.0490237933876867,
           "delay": 0.6518174286053672}],
         "moments": [{"moment": "musicFadesIn", "after": 0.125}, {"moment": "controlsAppear"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random7 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 7",
       "style": {
        "fades": {
         "cover": {"departure": [0, 90], "peak": 0.3263613015537429, "smooth": true},
         "firstPage": {"arrival": [0, 180], "peak": 0.22213179691643525, "smooth": true},
         "spine": {"departure": [162.33212828104328, 180], "peak": 0.6067707983219605},
         "pageEdges": {"departure": [65.54905800488409, 140.01750570689578], "peak": 0.9402571751889208, "smooth": true},
         "back": {
          "arrival": [90, 95.11922102643258],
          "departure": [52.90722051810813, 180],
          "peak": 0.4415520285768122,
          "smooth": true}},
        "shadow": {
         "rest": {
          "radius": 3.8080403002580754,
          "x": 7.021260988140131,
          "y": 19.984503547749675,
          "opacity": 0.949098156079672},
         "raised": {
          "radius": 31.784692605130406,
          "x": -7.995571070940743,
          "y": -5.1647096636124905,
          "opacity": 0.3318595582904791},
         "rise": [102.72260936247137, 177.25482872130155],
         "swing": 20.973623424062893},
        "corners": {"cover": 24.840199741722664, "spine": 22.409225267463345},
        "border": 8.813028373544173,
        "spineWidth": 49.08374462903097,
        "pageEdgeWidth": 1.0243509670073268,
        "gutter": {"width": 26.465472691142793, "side": 0.20959942156936429},
        "inside": "front",
        "perspective": 0.65,
        "spread": "centered",
        "referenceWidth": 286.77420489125234,
        "scalesWithBook": true},
       "places": [
        {
         "place": "spread",
         "area": "shelf",
         "x": 0.6836544186112874,
         "y": 0.617378626225405,
         "anchor": [0.1703632931446757, 0.9108342638438834],
         "height": 0.4519528936012662,
         "like": "screen",
         "within": "shelf",
         "highest": 390.94212593399004,
         "growth": 0.6445655118518696,
         "margins": [60.342181692673535, 99.91373192058231],
         "pages": "automatic"},
        {
         "place": "place 0",
         "area": "safeArea",
         "x": 0.9800111976529755,
         "y": 0.2462629418831137,
         "anchor": [0.2020717043118363, 0.2588208216959418],
         "aspect": [0.7919682238443848, 0.9425991267992126],
         "like": "screen",
         "within": "screen",
         "highest": 243.4745917170578,
         "growth": 0.812130830212767,
         "margins": [23.568779078417247, 56.94979212046617],
         "pages": "automatic",
         "fit": "free"}],
       "opening": [
        {
         "phase": "moving",
         "lasts": 0.35342609549124315,
         "moves": [
          {
           "move": "size",
           "to": "opened",
           "scale": 1.265721528804696,
           "atOnce": true,
           "delay": 0.025297063137776687},
          {
           "move": "size",
           "to": "safeArea",
           "scale": 1.632872912879095,
           "curve": [-0.08626813147375278, -1.8970681092000858, 0.8623220814481088, -1.09322394862737],
           "duration": 1.6568160302131723,
           "delay": 0.006423221587735561},
          {
           "move": "frameBorder",
           "to": 912.9091022671537,
           "curve": [0.7098902159007374, -1.370288864035503, 0.03431319338352945, -0.8737741904822212],
           "duration": 0.13801845222637865},
          {"move": "size", "to": "reader", "curve": "linear", "duration": 1.2814278097992995}],
         "moments": [{"moment": "controlsAppear"}, {"own": "own “\\"}]},
        {
         "phase": "revealing",
         "lasts": 0.8999341662687412,
         "moves": [
          {
           "move": "center",
           "to": "spread",
           "curve": [-0.18999288276302018, -0.7315183557356852, 0.09315933779984908, -0.6999176437569807],
           "duration": 0.9013864646449372,
           "delay": 0.8335551677000279},
          {
           "move": "size",
           "to": "screen",
           "scale": 0.5284104258207739,
           "part": 0.5994974858848559,
           "curve": [0.9777816598662834, 1.1345237654406568, 0.7718529328393322, 0.20568117259866225],
           "duration": 0.29673862856618505,
           "delay": 0.030448018987085157}],
         "moments": [{"moment": "lightHaptic"}]},
        {"phase": "modeSelection", "lasts": 1.674815013092271, "moments": [{"own": "own “\\", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 1.9924885358035922,
         "moments": [{"moment": "mediumHaptic"}, {"moment": "musicFadesOut"}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 0.2701652050734573,
         "moves": [
          {"move": "center", "to": "closed", "atOnce": true, "delay": 0.6176334078846331},
          {
           "move": "size",
           "to": "opened",
           "curve": [0.06345574232214468, 0.03537060057828878, 0.17672360016143207, 0.746283320765226],
           "duration": 2.5701174213482094}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}]},
        {
         "phase": "closing",
         "lasts": 1.510370162609794,
         "moves": [
          {
           "move": "center",
           "to": "safeArea",
           "spring": {"mass": 5.295123919777353, "duration": 2.607340442986706, "bounce": 0.201212768205067}}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "controlsAppear"}]},
        {
         "phase": "returning",
         "lasts": 0.9164985573330242,
         "waits": true,
         "moves": [{"move": "x", "to": 350.3607568823845, "atOnce": true, "delay": 0.5014610336033704}],
         "moments": [{"moment": "lightHaptic"}]},
        {
         "phase": "unzooming",
         "lasts": 1.984992350934046,
         "moves": [
          {"move": "size", "to": "reader", "scale": 1.4232951823919373, "atOnce": true},
          {
           "move": "shelfCoverOpacity",
           "to": 0.28436504161238374,
           "spring": {"response": 0.6924814756681925, "dampingRatio": 2.166344857884711},
           "delay": 0.1934429003950452},
          {
           "move": "size",
           "to": "reader",
           "scale": 1.9105475596902237,
           "part": 0.2718179014776041,
           "spring": {"duration": 1.3059587218097166, "bounce": -0.6316809534669954},
           "delay": 0.28746436741671},
          {"move": "center", "to": "spread", "curve": "circularEaseInOut", "duration": 1.0559883436258408}],
         "moments": [
          {"moment": "mediumHaptic"},
          {"moment": "musicFadesIn", "after": 0.125},
          {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "idle",
         "lasts": 1.7547190297521025,
         "moves": [
          {"move": "lift", "to": 0.6351806128734195, "atOnce": true},
          {"move": "center", "to": "opened", "atOnce": true, "delay": 0.6134553285909796},
          {
           "move": "readerScale",
           "to": 936.1641464260913,
           "curve": "easeInOut",
           "duration": 1.7257826524445208,
           "delay": 0.7394291578493789},
          {
           "move": "center",
           "to": "centered",
           "part": 1.857285588495261,
           "curve": "circularEaseInOut",
           "duration": 2.6310092786636075,
           "delay": 0.4552524317128468}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}, {"moment": "musicFadesOut", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random8 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 8",
       "style": {
        "fades": {
         "cover": {"arrival": [67.47635399476854, 96.5003856433904], "peak": 0.3890813208189017},
         "firstPage": {"peak": 0.2372367202121144},
         "spine": {"peak": 0.681359944588054},
         "pageEdges": {"arrival": [0, 133.43609001818146], "peak": 0.917787948165711, "smooth": true},
         "back": {"departure": [90, 180], "peak": 0.5903383954611477}},
        "spineWidth": 14.204656415587325,
        "spread": "centered",
        "referenceWidth": 227.16367481198853,
        "scalesWithBook": true},
       "places": [
        {
         "place": "spread",
         "area": "safeArea",
         "x": 0.6042979894401892,
         "y": 0.5950587037212934,
         "anchor": [0.12904228181933863, 0.9203769441593557],
         "aspect": [1.035812126010235, 1.1863447060040762],
         "like": "safeArea",
         "widest": 534.5604565342114,
         "highest": 457.0694824195372,
         "margins": [26.82209360490194, 24.59416185929847],
         "pages": "two",
         "fit": "covering"},
        {
         "place": "reader",
         "area": "shelf",
         "x": 0.8099025127585915,
         "y": 0.7216607719491074,
         "anchor": [0.46983318272969354, 0.2748810174045242],
         "width": 0.9579545510182526,
         "height": 0.9088787488788818,
         "size": [143.53057425193964, 123.4120078311214],
         "like": "shelf",
         "growth": 0.6569725675596625,
         "margins": [50.29676908664912, 4.925297501592318],
         "pages": "automatic",
         "fit": "covering"},
        {
         "place": "place 1",
         "area": "reader",
         "x": 1.1943227301593273,
         "y": 0.4422716549849097,
         "anchor": [0.4131817569589592, 0.4875656348447063],
         "height": 0.948234507680055,
         "size": [209.56813501179397, 100.48705869642151],
         "within": "safeArea",
         "growth": 0.1432746826005853,
         "margins": [44.43047180742834, 98.66124991797354],
         "pages": "two"}],
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.4989329906653155,
         "moves": [
          {"move": "size", "to": "centered", "scale": 1.3024222281808786, "atOnce": true},
          {
           "move": "size",
           "to": "spread",
           "part": -0.3552972007105941,
           "curve": "easeIn",
           "duration": 1.366712590499339,
           "delay": 0.9666117273921516}],
         "moments": [{"moment": "controlsAppear"}]},
        {
         "phase": "revealing",
         "lasts": 1.4264716982180043,
         "moves": [
          {
           "move": "tilt",
           "to": 126.79544926038352,
           "curve": [-0.028747204214146338, 0.6684511109564828, 0.6871789805458316, -1.7734190190376187],
           "duration": 1.5901249054569244,
           "delay": 0.4248500777993266},
          {
           "move": "center",
           "to": "zoomed",
           "part": 0.5345891726412919,
           "curve": "easeOut",
           "duration": 1.264194529452666,
           "delay": 0.5422666284767519}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "modeSelection",
         "lasts": 1.9626552402799928,
         "moves": [{"move": "shelfCoverOpacity", "to": 0.621986923399856, "atOnce": true, "delay": 0.8653014312547591}]},
        {
         "phase": "complete",
         "lasts": 0.9284274707194256,
         "moves": [
          {"move": "libraryOpacity", "to": 0.9177421664144746, "atOnce": true},
          {
           "move": "size",
           "to": "safeArea",
           "part": 1.6526058436379483,
           "curve": "easeOut",
           "duration": 0.4019307560394373},
          {
           "move": "flipAngle",
           "to": -870.5468405975938,
           "curve": "circularEaseOutIn",
           "duration": 1.839839074838227,
           "delay": 0.14405283024227433},
          {
           "move": "size",
           "to": "shelf",
           "scale": 0.8638791032040563,
           "part": 1.9523655771594015,
           "curve": "easeIn",
           "duration": 1.9105103601085154}],
         "moments": [{"moment": "musicFadesIn", "after": 0.125}, {"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "unzooming",
         "lasts": 1.8090730480573243,
         "moves": [
          {
           "move": "size",
           "to": "shelf",
           "scale": 1.8123787864259653,
           "spring": {"response": 0.2923454555637861, "dampingRatio": 0.2193950505039179},
           "delay": 0.8988514122806917}],
         "moments": [{"moment": "mediumHaptic"}, {"moment": "readerDisappears"}]},
        {
         "phase": "unflipping",
         "lasts": 0.39741189956911405,
         "moves": [
          {"move": "controlsOffset", "to": 111.39642762982544, "atOnce": true},
          {"move": "size", "to": "opened", "scale": 1.2843872330074468, "atOnce": true, "delay": 0.803267171708001},
          {
           "move": "center",
           "to": "shelf",
           "curve": "circularEaseOut",
           "duration": 0.2672273657361377,
           "delay": 0.4729827599452062},
          {
           "move": "size",
           "to": "closed",
           "scale": 1.2924911534548784,
           "curve": [0.46232250969952693, -1.7757433094634858, 0.5398409033107749, 1.9571002569590457],
           "duration": 2.8823682922584988,
           "delay": 0.1330088242930867}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "controlsAppear"}]},
        {
         "phase": "closing",
         "lasts": 1.1740162607778235,
         "moves": [
          {
           "move": "center",
           "to": "safeArea",
           "curve": [0.08445257172939802, -0.30409318842863, 0.6486309527900712, -0.04126985116591797],
           "duration": 0.4560939054537384},
          {"move": "center", "to": "safeArea", "atOnce": true}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "musicFadesIn", "after": 0.125},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "idle",
         "lasts": 1.9496832378763174,
         "moves": [
          {"move": "center", "to": "screen", "atOnce": true, "delay": 0.8075499239452035},
          {
           "move": "width",
           "to": 836.5410264792174,
           "curve": [-0.2175781164136723, -0.2323730484767612, 0.6858979668784054, -1.7258774044865275],
           "duration": 2.6409355932359393},
          {"move": "frameBorder", "to": 144.72396571531178, "atOnce": true},
          {
           "move": "center",
           "to": "centered",
           "curve": [0.07461206357077876, -0.9155784630739761, 0.6939348072062317, 1.2323274919670184],
           "duration": 0.5873308505939924,
           "delay": 0.672911557148229}],
         "moments": [{"moment": "readerAppears", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random9 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 9",
       "style": {
        "fades": {
         "firstPage": {"departure": [38.65865907654638, 43.257568972603565], "peak": 0.7666123479070324},
         "pageEdges": {"arrival": [90, 180]},
         "back": {"arrival": [75.07149993453432, 123.17405603852787], "departure": [90, 178.2330400284907], "smooth": true}},
        "shadow": {
         "rest": {
          "radius": 20.0429711877292,
          "x": -6.390624027056674,
          "y": 4.718862443090455,
          "opacity": 0.21204715422187415},
         "raised": {
          "radius": 3.3239454772564514,
          "x": -1.2187493688862956,
          "y": -1.3601208350316583,
          "opacity": 0.007021961581680003},
         "rise": [91.18717837777973, 177.11819613772457],
         "swing": 19.45354523971855},
        "perspective": 0.9707957904424319,
        "spread": "centered",
        "referenceWidth": 246.79916753225353,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "flipping",
         "lasts": 1.0026996574258158,
         "waits": true,
         "moves": [
          {"move": "size", "to": "reader", "spring": {"duration": 0.8387702653895263, "bounce": 0.6877286948795448}},
          {
           "move": "center",
           "to": "safeArea",
           "part": 1.7373072061775723,
           "curve": [0.29941236092315604, 1.619046759266967, 0.40997022234288694, 0.8029077660764088],
           "duration": 1.8065469650781134}],
         "moments": [{"moment": "musicFadesOut"}]},
        {
         "phase": "revealing",
         "lasts": 1.270981458787892,
         "moves": [
          {
           "move": "center",
           "to": "safeArea",
           "part": 0.5823939653523573,
           "curve": [0.038732097905490814, 1.3352225060081664, 0.9530038840439634, 0.9953297030862349],
           "duration": 0.20301800600971853},
          {"move": "size", "to": "zoomed", "part": 1.8019618270454614, "atOnce": true, "delay": 0.20560193797111403},
          {
           "move": "center",
           "to": "reader",
           "spring": {"duration": 0.1866050312547444, "bounce": 0.7729324369878049},
           "delay": 0.5441781310048392}],
         "moments": [{"moment": "readerAppears"}, {"moment": "readerDisappears"}]},
        {
         "phase": "modeSelection",
         "lasts": 1.5235694809377778,
         "moves": [
          {
           "move": "spineLineOpacity",
           "to": 0.4253262454087111,
           "curve": "easeOut",
           "duration": 1.792182018477379,
           "delay": 0.5182799691810286},
          {"move": "center", "to": "shelf", "atOnce": true}],
         "moments": [
          {"moment": "musicFadesIn", "after": 0.125},
          {"moment": "readerAppears", "after": 0.125},
          {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 1.692090073268248,
         "moves": [
          {"move": "overlayOpacity", "to": 0.29597749060336387, "atOnce": true, "delay": 0.8043728547324132},
          {
           "move": "overlayOpacity",
           "to": 0.808963611364866,
           "curve": [0.9688478771052342, -0.4712778841888392, 0.8502542578876477, -1.5808648235107805],
           "duration": 0.04906972529397147},
          {
           "move": "center",
           "to": "centered",
           "part": 1.4105632747312726,
           "atOnce": true,
           "delay": 0.7201542390677594}],
         "moments": [
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears", "after": 0.125},
          {"moment": "readerDisappears"},
          {"moment": "controlsAppear", "after": 0.125}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 1.4032554796005527,
         "moves": [
          {
           "move": "libraryOpacity",
           "to": 0.6594722275839919,
           "curve": "circularEaseOutIn",
           "duration": 0.7125319068558622,
           "delay": 0.4853877997849474},
          {"move": "size", "to": "closed", "scale": 1.053129686994482, "part": 0.6501973759322743, "atOnce": true},
          {
           "move": "center",
           "to": "opened",
           "curve": [0.3159388963951102, -0.29442971907763127, 0.12800868638064944, 1.367684970467817],
           "duration": 1.8626434139168269,
           "delay": 0.2874686806796759}]},
        {
         "phase": "idle",
         "lasts": 1.1247417160737825,
         "moments": [{"moment": "mediumHaptic"}, {"moment": "musicFadesOut", "after": 0.125}, {"moment": "musicFadesIn"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random10 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 10",
       "style": {
        "fades": {
         "firstPage": {"arrival": [141.7277215667247, 154.13364438760505]},
         "pageEdges": {"arrival": [24.13075350491677, 155.4987100812442], "departure": [141.8138369107558, 180]},
         "back": {"departure": [0, 90]}},
        "corners": {"cover": 19.20596800085099, "spine": 5.22395312159039},
        "border": 2.477633831642142,
        "pageEdgeWidth": 1.84297817762441,
        "gutter": {"width": 7.165373299510693, "side": 0.8048671490923535},
        "inside": "front",
        "perspective": 0.29018133258748746},
       "places": [
        {
         "place": "spread",
         "area": "safeArea",
         "x": 0.6447533307445237,
         "y": 0.015436637060677771,
         "anchor": [0.35768714856140904, 0.5640126801986577],
         "width": 0.7501933694244701,
         "aspect": [1.5612278984310395, 1.0074382633175845],
         "like": "screen",
         "within": "safeArea",
         "highest": 332.6464516093636,
         "growth": 0.24601711304332552,
         "margins": [32.96500921924731, 89.59161511064083],
         "pages": "automatic",
         "fit": "inside"}],
       "opening": [
        {
         "phase": "moving",
         "lasts": 1.9444446585095603,
         "moves": [
          {
           "move": "size",
           "to": "centered",
           "scale": 1.6062864403165338,
           "curve": [-0.28708642575662213, -1.5983519671853745, 0.9987071835999061, 0.44570904626092966],
           "duration": 1.5898142749043243},
          {"move": "size", "to": "zoomed", "scale": 1.222948469520583, "atOnce": true, "delay": 0.505974533206808},
          {
           "move": "size",
           "to": "closed",
           "scale": 1.4424225006923657,
           "spring": {"duration": 0.25946167731135655, "bounce": -0.41172520409158564}}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}, {"moment": "musicFadesOut"}]},
        {
         "phase": "flipping",
         "lasts": 0.516401009722304,
         "moves": [
          {"move": "size", "to": "closed", "scale": 0.5277768274389727, "atOnce": true, "delay": 0.9503072113492346},
          {
           "move": "size",
           "to": "opened",
           "part": -0.6776036455112038,
           "curve": "circularEaseOutIn",
           "duration": 1.335169918980168,
           "delay": 0.4971602081384552}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "readerDisappears", "after": 0.125},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "zooming",
         "lasts": 0.03395059203829476,
         "moves": [
          {"move": "size", "to": "reader", "curve": "easeIn", "duration": 2.583367079464011},
          {"move": "size", "to": "closed", "atOnce": true, "delay": 0.12447704451024688},
          {
           "move": "size",
           "to": "centered",
           "spring": {"mass": 9.854116226813298, "duration": 0.8740439540252531, "bounce": 0.17357253412977558}}],
         "moments": [{"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "modeSelection",
         "lasts": 0.029658005090321682,
         "moves": [
          {
           "move": "center",
           "to": "closed",
           "part": -0.2593154252910781,
           "curve": "circularEaseInOut",
           "duration": 1.3742014722122509},
          {
           "move": "center",
           "to": "shelf",
           "spring": {"response": 2.5387267653493866, "dampingRatio": 2.297540992475392}},
          {
           "move": "center",
           "to": "closed",
           "part": 1.2058942571127633,
           "curve": [-0.3926965108215583, 0.8860538847799457, 0.34192707107067677, -0.025716391187407428],
           "duration": 2.517393132562004,
           "delay": 0.7284221552553951},
          {"move": "size", "to": "shelf", "scale": 1.632791664202998, "part": 0.7710525655438731, "atOnce": true}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "readerDisappears", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 1.6665386296808955,
         "moves": [{"move": "center", "to": "closed", "atOnce": true, "delay": 0.9171684200154114}],
         "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 1.5328618853707756,
         "moves": [
          {"move": "size", "to": "spread", "spring": {"duration": 0.0182095394589985, "bounce": 0.4730794073207718}},
          {
           "move": "size",
           "to": "centered",
           "scale": 1.2298525005197156,
           "part": 0.5911468241071796,
           "curve": "easeInOut",
           "duration": 0.5570687109729956}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}]},
        {
         "phase": "unzooming",
         "lasts": 1.1883218653414354,
         "moves": [
          {
           "move": "libraryOpacity",
           "to": 0.8013779415723216,
           "spring": {"duration": 1.3351112860545307, "bounce": 0.8568169013933308}}],
         "moments": [{"moment": "musicFadesOut"}, {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "idle",
         "lasts": 0.7897209820433948,
         "moves": [
          {
           "move": "center",
           "to": "safeArea",
           "curve": "easeIn",
           "duration": 2.9075528340463386,
           "delay": 0.8602309040761842}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random11 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 11",
       "style": {
        "corners": {"cover": 16.55813076635301, "spine": 3.0154343717078502},
        "border": 7.019838410612974,
        "spineWidth": 12.279412002836304,
        "pageEdgeWidth": 0.32764609811773715,
        "gutter": {"width": 13.618878053788816, "side": 0.9572234664353304},
        "inside": "front",
        "perspective": 0.9107290784597851,
        "spread": "centered",
        "referenceWidth": 282.340085064438,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "selected",
         "lasts": 1.8616889204537448,
         "moves": [
          {
           "move": "center",
           "to": "centered",
           "part": 0.9219056012165927,
           "curve": [0.35200930842068945, 1.6884075526999331, 0.19739353907460433, -0.9184703197071378],
           "duration": 1.601672610835275},
          {
           "move": "center",
           "to": "zoomed",
           "part": 0.8934217422371611,
           "curve": [1.3977778568843617, -0.7517214319095382, 0.8049962085230326, -0.37796421555627546],
           "duration": 2.2510061627290776,
           "delay": 0.3674647807430351},
          {
           "move": "x",
           "to": 997.5118191987478,
           "curve": [1.3759072496528335, 0.6019462483557425, 0.7694320739065759, 0.14472194975402441],
           "duration": 1.2779276452508674,
           "delay": 0.2573662620747664}]},
        {
         "phase": "moving",
         "lasts": 1.0868445376952336,
         "moves": [
          {"move": "musicVolume", "to": 0.2920061825189577, "atOnce": true},
          {
           "move": "size",
           "to": "closed",
           "part": -0.4557382151266888,
           "curve": [0.06499269490099158, 1.6202340864715028, 0.06769049825927886, -0.7462581017997407],
           "duration": 1.2802493778665331}]},
        {
         "phase": "flipping",
         "lasts": 1.7596172829711048,
         "moves": [
          {
           "move": "size",
           "to": "opened",
           "part": 0.01655980669103707,
           "spring": {"duration": 1.5317424384275045, "bounce": 0.02280842443166564}},
          {
           "move": "readerOpacity",
           "to": 0.20047371230983368,
           "spring": {"duration": 1.819776689512025, "bounce": 0.765},
           "delay": 0.5067401381347244}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "musicFadesIn"}]},
        {
         "phase": "revealing",
         "lasts": 1.1971646069563044,
         "moves": [
          {"move": "size", "to": "closed", "part": -0.9926722629017659, "atOnce": true, "delay": 0.3078019309091552},
          {
           "move": "x",
           "to": -181.87427887235845,
           "spring": {"mass": 4.9413931053186815, "duration": 0.7160914765445681, "bounce": 0.47256819656213966},
           "delay": 0.3556008757451895},
          {
           "move": "lift",
           "to": 0.5075400992182945,
           "curve": "easeOut",
           "duration": 0.5414288504240221,
           "delay": 0.8654433648731986}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "zooming",
         "lasts": 0.9212861452285896,
         "moves": [
          {
           "move": "size",
           "to": "closed",
           "scale": 1.9378181440300342,
           "curve": [1.2269937185748625, -1.4192319627670988, 0.925389174883299, 1.2756249291706538],
           "duration": 2.328401967606481},
          {"move": "size", "to": "spread", "scale": 1.7853198499802856, "atOnce": true},
          {"move": "center", "to": "opened", "atOnce": true},
          {"move": "shelfCoverOpacity", "to": 0.3741311828622256, "atOnce": true}],
         "moments": [
          {"moment": "lightHaptic"},
          {"moment": "mediumHaptic", "after": 0.125},
          {"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 0.8030220093356442,
         "moves": [
          {
           "move": "libraryBlur",
           "to": 691.9276612314399,
           "curve": "easeIn",
           "duration": 1.3187530846242415,
           "delay": 0.1127548363732811},
          {
           "move": "size",
           "to": "screen",
           "scale": 0.8559986386026301,
           "curve": "easeOut",
           "duration": 1.048988346796968,
           "delay": 0.1421762044770699},
          {
           "move": "center",
           "to": "centered",
           "part": 1.1007311515679925,
           "atOnce": true,
           "delay": 0.5729746369067874},
          {
           "move": "size",
           "to": "safeArea",
           "scale": 1.5109200548473098,
           "part": 0.20022991798555045,
           "atOnce": true,
           "delay": 0.1866081264110807}],
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "readerDisappears"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.7758157226795226,
         "moves": [
          {
           "move": "controlsOpacity",
           "to": 0.8317595879437811,
           "curve": [0.3920361924134663, -1.927998207681528, 0.09065645041711756, 1.0060724826185186],
           "duration": 2.2517480520281024}]},
        {
         "phase": "returning",
         "lasts": 0.7558392753652645,
         "moves": [
          {"move": "center", "to": "screen", "spring": {"duration": 1.7135923728140108, "bounce": 0.525}},
          {
           "move": "center",
           "to": "spread",
           "curve": [0.738710531349559, -0.964703665529818, 0.9503018389621241, 1.925751184271757],
           "duration": 0.7430081582792326,
           "delay": 0.47486991233958775},
          {
           "move": "center",
           "to": "shelf",
           "curve": [0.5948270736581143, -1.3844121418812523, 0.7414086534683654, -0.21839257284097835],
           "duration": 2.3828285789564223,
           "delay": 0.1686908984468971},
          {
           "move": "lift",
           "to": 0.19426558815811457,
           "curve": [0.7748010309179278, 1.8074963797101642, 0.10150373382470768, 0.7569882770067058],
           "duration": 2.2340344603173468}]},
        {
         "phase": "idle",
         "lasts": 0.6870732252709253,
         "moves": [
          {
           "move": "frameBorder",
           "to": 243.57735867571606,
           "spring": {"duration": 0.9044268239320454, "bounce": 0.622}}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random12 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 12",
       "style": {
        "fades": {
         "cover": {"arrival": [90, 162.87102710033835], "smooth": true},
         "firstPage": {"smooth": true},
         "spine": {"arrival": [90, 130.98826288862585], "peak": 0.737354261618053, "smooth": true},
         "pageEdges": {"arrival": [123.61126343113743, 149.697058043399], "smooth": true}},
        "shadow": {
         "rest": {
          "radius": 7.626628891781597,
          "x": -6.215438447369621,
          "y": 8.406865534107158,
          "opacity": 0.07196874364883343},
         "raised": {
          "radius": 22.285887039144356,
          "x": 8.732869633689873,
          "y": 17.02341351346363,
          "opacity": 0.7784411265453749},
         "rise": [61.54514660943651, 179.3741990444976],
         "swing": -20.245459804095834},
        "corners": {"cover": 24.163381276850444, "spine": 0.1458245890057308},
        "border": 8.459952766822902,
        "spineWidth": 35,
        "pageEdgeWidth": 1.0435996361672661,
        "gutter": {"width": 12.968106876207614, "side": 0.12633232114537984},
        "inside": "front",
        "perspective": 0.6794675407968389},
       "opening": [
        {
         "phase": "moving",
         "lasts": 0.12476351409692188,
         "moments": [
          {"moment": "musicFadesOut", "after": 0.125},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "revealing",
         "lasts": 0.8434959551776677,
         "moves": [
          {
           "move": "center",
           "to": "shelf",
           "part": 1.2775148230451934,
           "spring": {"duration": 1.2652459605146245, "bounce": -0.286},
           "delay": 0.15612649573998072},
          {
           "move": "frameBorder",
           "to": 572.9736619590301,
           "curve": [0.1912410569663534, 1.1335764127452155, 0.5834526776130876, 1.3991646736932672],
           "duration": 0.515074959756345,
           "delay": 0.43749994847202434}],
         "moments": [
          {"moment": "musicFadesOut"},
          {"moment": "readerDisappears", "after": 0.125},
          {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "modeSelection",
         "lasts": 1.2361801320457784,
         "moves": [
          {
           "move": "center",
           "to": "reader",
           "part": -0.1547808366675466,
           "curve": [1.3005827851256797, -1.9127548294005519, 0.45040788671685106, 0.47193318286494135],
           "duration": 0.06259515668262827},
          {"move": "yaw", "to": -576.9355271315551, "atOnce": true, "delay": 0.6422705663341404},
          {
           "move": "overlayOpacity",
           "to": 0.2500586323768361,
           "spring": {"duration": 0.8777106128050144, "bounce": 0.8403885315924736},
           "delay": 0.6344651093170338}],
         "moments": [{"moment": "musicFadesOut"}, {"moment": "musicFadesIn"}, {"moment": "controlsAppear"}]},
        {
         "phase": "complete",
         "lasts": 0.6023335548624225,
         "moves": [{"move": "center", "to": "screen", "atOnce": true}],
         "moments": [{"moment": "mediumHaptic"}, {"moment": "musicFadesOut"}, {"moment": "readerDisappears", "after": 0.125}]}],
       "closing": [
        {
         "phase": "idle",
         "lasts": 1.6692809423025627,
         "moves": [
          {
           "move": "size",
           "to": "spread",
           "scale": 1.232415414450663,
           "part": 0.2057845358322079,
           "atOnce": true,
           "delay": 0.7057276728912361},
          {
           "move": "size",
           "to": "spread",
           "spring": {"mass": 7.3868830526040075, "response": 1.0828372774759516, "dampingRatio": 2.122700071824455}},
          {
           "move": "size",
           "to": "screen",
           "scale": 1.4304502749725803,
           "spring": {"duration": 2.7735862824887265, "bounce": 0.8442544586417243},
           "delay": 0.4213253040559467}],
         "moments": [{"moment": "musicFadesOut"}, {"moment": "readerAppears", "after": 0.125}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random13 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 13",
       "style": {
        "fades": {
         "firstPage": {
          "arrival": [38.11680663382192, 146.9838158022407],
          "departure": [90, 146.59638572462674],
          "peak": 0.27810627374715724,
          "smooth": true},
         "pageEdges": {"departure": [5.409458727789797, 90], "peak": 0.8676088136033865, "smooth": true},
         "back": {"departure": [110.13526545640836, 180]}},
        "shadow": {
         "rest": {
          "radius": 26.13784703815457,
          "x": 5.523699284816685,
          "y": -6.08967534798976,
          "opacity": 0.8700269519124264},
         "raised": {
          "radius": 14.452421979319325,
          "x": 2.069355796046043,
          "y": 17.10648530868896,
          "opacity": 0.16045389846968616},
         "rise": [115.89722833296504, 148.97204309788677],
         "swing": -30.6904838351011},
        "spineWidth": 44.890572004748805,
        "spread": "spread"},
       "opening": [
        {
         "phase": "moving",
         "lasts": 0.1102630793111159,
         "moves": [
          {
           "move": "musicVolume",
           "to": 0.08663409538131162,
           "curve": [0.40445010196902187, 0.09011138970840449, 0.9634094674124237, -0.5035550875985257],
           "duration": 2.801965706448976},
          {
           "move": "size",
           "to": "closed",
           "scale": 1.6272819558411329,
           "part": -0.5661874028201895,
           "curve": "circularEaseOut",
           "duration": 0.14812335477808247,
           "delay": 0.5424255942903861}],
         "moments": [
          {"moment": "musicFadesOut"},
          {"moment": "musicFadesIn", "after": 0.125},
          {"moment": "readerDisappears"},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "modeSelection",
         "lasts": 0.9463604885368098,
         "moves": [
          {"move": "height", "to": 92.03402241477609, "atOnce": true, "delay": 0.8455485814501942},
          {"move": "center", "to": "closed", "spring": {"duration": 0.6547349109030427, "bounce": 0.251}}],
         "moments": [{"moment": "musicFadesOut", "after": 0.125}]},
        {"phase": "complete", "lasts": 1.805234474924189, "moments": [{"own": "own “\\", "after": 0.125}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 1.5038099217750112,
         "moves": [
          {
           "move": "size",
           "to": "opened",
           "part": 0.06809536772880254,
           "spring": {"mass": 2.288106054756883, "duration": 0.4186090230315688, "bounce": 0.4113534865352527}},
          {
           "move": "size",
           "to": "spread",
           "curve": "easeOut",
           "duration": 1.175496712693331,
           "delay": 0.4293179418325467},
          {"move": "readerScale", "to": 906.7075229879981, "curve": "easeInOut", "duration": 1.6530483704553922},
          {
           "move": "libraryScale",
           "to": 581.732136956982,
           "spring": {"duration": 0.26777380630623787, "bounce": 0.3888065494159466},
           "delay": 0.7403936108858545}],
         "moments": [{"moment": "mediumHaptic", "after": 0.125}, {"moment": "musicFadesOut"}]},
        {
         "phase": "returning",
         "lasts": 0.22065357369426986,
         "moments": [{"moment": "mediumHaptic", "after": 0.125}, {"moment": "readerAppears", "after": 0.125}]},
        {
         "phase": "unflipping",
         "lasts": 0.8917331528119594,
         "moves": [
          {
           "move": "size",
           "to": "safeArea",
           "part": 1.6020167389750677,
           "curve": "easeOut",
           "duration": 0.17531164350595774,
           "delay": 0.5914575653556341},
          {
           "move": "center",
           "to": "spread",
           "curve": [-0.1366580246081608, 1.2206000186826778, 0.4144090557323312, 0.3538637043288997],
           "duration": 0.07988970820839458,
           "delay": 0.6896849216389505},
          {"move": "height", "to": 697.8995228476743, "atOnce": true, "delay": 0.9741658060207548}]},
        {
         "phase": "idle",
         "lasts": 1.661763812653617,
         "moves": [
          {
           "move": "controlsOffset",
           "to": -798.5466250414552,
           "curve": [-0.43526594349513315, -1.2538967008212043, 0.10155740351873832, 0.8594582294291566],
           "duration": 0.39178125498241,
           "delay": 0.9437165240513691}],
         "moments": [{"moment": "readerAppears"}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random14 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 14",
       "style": {
        "fades": {
         "cover": {"peak": 0.9862454401754863, "smooth": true},
         "firstPage": {
          "arrival": [32.11556002136446, 53.68007162163805],
          "departure": [0.26690732270517215, 180],
          "peak": 0.3001885794855499,
          "smooth": true},
         "spine": {"peak": 0.1769246634472722, "smooth": true},
         "pageEdges": {},
         "back": {"departure": [90, 99.69459780946417]}},
        "shadow": {
         "rest": {
          "radius": 9.811144357774776,
          "x": -4.381489330404277,
          "y": -2.8311662622831264,
          "opacity": 0.1631737327708892},
         "raised": {
          "radius": 10.880122604256218,
          "x": 7.201945044743123,
          "y": 7.436453326257176,
          "opacity": 0.4171115024648846},
         "rise": [50.108114187825066, 80.08866110709408],
         "swing": 2.152685235883169},
        "spineWidth": 35,
        "perspective": 0.9165919333433605,
        "spread": "spread",
        "referenceWidth": 259.1565198730914,
        "scalesWithBook": true},
       "places": [
        {
         "place": "spread",
         "area": "shelf",
         "x": 0.8889475458620135,
         "y": 0.5315443281060711,
         "anchor": [0.065182519252165, 0.14117074160091725],
         "width": 0.795049350373236,
         "aspect": [1.7449062831136692, 1.611761903844544],
         "within": "screen",
         "highest": 566.3355567868233,
         "margins": [68.87969169343846, 72.35226097012941],
         "fit": "covering"}],
       "opening": [
        {
         "phase": "revealing",
         "lasts": 0.9863403120114367,
         "waits": true,
         "moves": [
          {
           "move": "size",
           "to": "screen",
           "curve": "circularEaseOutIn",
           "duration": 0.9220107718675337,
           "delay": 0.41676655900225124}],
         "moments": [{"moment": "lightHaptic"}]},
        {
         "phase": "modeSelection",
         "lasts": 1.8405679836919036,
         "moves": [
          {
           "move": "center",
           "to": "reader",
           "spring": {"response": 0.827512618144908, "dampingRatio": 1.6671590970557242}}],
         "moments": [{"moment": "readerAppears"}, {"own": "own “\\", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 0.09343475612261876,
         "moves": [
          {
           "move": "center",
           "to": "reader",
           "spring": {"duration": 0.5466735517424741, "bounce": -0.14729169556202382},
           "delay": 0.006854627481595488},
          {
           "move": "size",
           "to": "screen",
           "scale": 1.5427693968635268,
           "curve": "circularEaseOutIn",
           "duration": 1.8714019976609657},
          {"move": "controlsOffset", "to": -556.9272534937919, "atOnce": true, "delay": 0.3425311439730554},
          {"move": "yaw", "to": 765.8513148325701, "atOnce": true}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "mediumHaptic"},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "idle",
         "lasts": 1.72140320763666,
         "moves": [
          {
           "move": "size",
           "to": "zoomed",
           "scale": 1.3716566721215937,
           "spring": {"duration": 2.583130575816365, "bounce": -0.7868271824651408},
           "delay": 0.37627135975468295},
          {
           "move": "libraryBlur",
           "to": 342.4639966597901,
           "curve": [0.7542434196288208, -1.615775508125243, 0.7946096263862753, 1.3863600170492743],
           "duration": 0.8460931734422087}]}]}
      """#)
}

import BookMotion
import BookMotionDocuments

extension Choreography {
  static let random15 = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "random 15",
       "style": {
        "fades": {
         "cover": {
          "arrival": [138.0421133136354, 164.0277816024292],
          "departure": [103.50065670752595, 180],
          "peak": 0.4221269288495265},
         "spine": {
          "arrival": [90.18924768276426, 180],
          "departure": [0, 138.74938937949113],
          "peak": 0.14211946507693973,
          "smooth": true}},
        "corners": {"cover": 21.036656778481124, "spine": 9.476339241133937},
        "border": 6.022338839406234,
        "spineWidth": 46.03118591154909,
        "pageEdgeWidth": 0.8635827465319772,
        "gutter": {"width": 8.555104402341499, "side": 0.8329730835840325},
        "inside": "front",
        "spread": "spread",
        "referenceWidth": 142.68216278004803,
        "scalesWithBook": true},
       "opening": [
        {
         "phase": "moving",
         "lasts": 0.5897448564179872,
         "moves": [
          {"move": "size", "to": "centered", "atOnce": true, "delay": 0.301944021397097},
          {
           "move": "controlsOpacity",
           "to": 0.16580136464173156,
           "spring": {"duration": 1.8138296478445262, "bounce": 0.3199665977764825}},
          {"move": "yaw", "to": 722.8091663270868, "curve": "easeIn", "duration": 2.8007624901910786}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "mediumHaptic"},
          {"moment": "musicFadesIn", "after": 0.125},
          {"own": "own “\\"}]},
        {
         "phase": "flipping",
         "lasts": 1.949562783649952,
         "moves": [
          {
           "move": "center",
           "to": "centered",
           "part": 0.20891089174309285,
           "curve": "easeIn",
           "duration": 2.547159349171059,
           "delay": 0.23552731639434654},
          {"move": "yaw", "to": -22.264645552914317, "atOnce": true}],
         "moments": [{"moment": "mediumHaptic"}, {"moment": "readerAppears", "after": 0.125}, {"own": "own “\\"}]},
        {
         "phase": "revealing",
         "lasts": 1.3741060795697688,
         "moments": [{"moment": "lightHaptic"}, {"moment": "musicFadesOut"}, {"own": "own “\\"}]},
        {
         "phase": "modeSelection",
         "lasts": 1.2301746801699016,
         "moves": [
          {"move": "center", "to": "reader", "atOnce": true, "delay": 0.8053108337350582},
          {
           "move": "shelfCoverOpacity",
           "to": 0.3775181659129675,
           "spring": {"duration": 0.17355118034189593, "bounce": 0.955}},
          {
           "move": "size",
           "to": "zoomed",
           "curve": "easeOut",
           "duration": 1.3936748165819135,
           "delay": 0.7594122368368063}],
         "moments": [
          {"moment": "mediumHaptic", "after": 0.125},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears"},
          {"moment": "controlsAppear", "after": 0.125}]},
        {
         "phase": "complete",
         "lasts": 0.341075705628608,
         "moves": [
          {
           "move": "size",
           "to": "shelf",
           "scale": 1.7690935728084654,
           "spring": {"duration": 1.2436343456206014, "bounce": -0.16}},
          {
           "move": "yaw",
           "to": -62.04573035446833,
           "spring": {"duration": 0.11566701956844667, "bounce": 0.8114641504753592},
           "delay": 0.38461120355766754},
          {"move": "size", "to": "reader", "part": -0.902395121056836, "atOnce": true}],
         "moments": [{"moment": "musicFadesOut", "after": 0.125}, {"moment": "controlsAppear"}]}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 0.8059435004915654,
         "moves": [
          {
           "move": "center",
           "to": "spread",
           "curve": "circularEaseOut",
           "duration": 2.418838925393486,
           "delay": 0.3104880791466592},
          {
           "move": "controlsOffset",
           "to": 437.417216034627,
           "spring": {"response": 0.7345613306538, "dampingRatio": 1.817371352526114}},
          {
           "move": "size",
           "to": "reader",
           "scale": 0.6641395868526756,
           "spring": {"duration": 1.6512881850555678, "bounce": -0.7140691142036931}},
          {"move": "size", "to": "reader", "curve": "circularEaseOut", "duration": 2.0817969561716447}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "readerAppears"},
          {"moment": "readerDisappears", "after": 0.125}]},
        {
         "phase": "unzooming",
         "lasts": 1.7200819549416952,
         "moves": [
          {
           "move": "size",
           "to": "reader",
           "part": 0.23943924441823317,
           "atOnce": true,
           "delay": 0.28852715306741494},
          {
           "move": "height",
           "to": 627.5374874146412,
           "curve": [0.3233925120353154, 0.22416002022979686, 0.14595519060169737, -0.8545697669088406],
           "duration": 1.261998737686577,
           "delay": 0.08663454377648949},
          {
           "move": "size",
           "to": "spread",
           "spring": {"duration": 2.3223979884007555, "bounce": 0.46667352958719255}}],
         "moments": [
          {"moment": "lightHaptic", "after": 0.125},
          {"moment": "musicFadesOut", "after": 0.125},
          {"moment": "readerDisappears"},
          {"moment": "controlsAppear"}]},
        {
         "phase": "returning",
         "lasts": 0.9497988801170703,
         "waits": true,
         "moments": [{"moment": "lightHaptic", "after": 0.125}, {"moment": "musicFadesIn", "after": 0.125}]},
        {
         "phase": "closing",
         "lasts": 0.72910788657757,
         "moments": [
          {"moment": "mediumHaptic", "after": 0.125},
          {"moment": "controlsAppear", "after": 0.125},
          {"own": "own “\\"}]},
        {
         "phase": "idle",
         "lasts": 1.6515105769701577,
         "moves": [
          {"move": "size", "to": "shelf", "part": 1.2051535987205186, "atOnce": true, "delay": 0.2979831048352184},
          {"move": "center", "to": "shelf", "atOnce": true, "delay": 0.1004546689296465},
          {
           "move": "yaw",
           "to": -529.7686184482955,
           "curve": [-0.023037984471317552, -0.5862781141776492, 0.5283478154570521, -0.43270827847641957],
           "duration": 2.3212871863957765},
          {
           "move": "width",
           "to": 103.56389575991199,
           "curve": "easeIn",
           "duration": 0.7305963651274692,
           "delay": 0.4989898339317048}],
         "moments": [{"moment": "mediumHaptic"}]}]}
      """#)
}
