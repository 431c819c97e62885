"""Chromium and Firefox as checks drive them, and the network that they find: nothing."""

import base64
import json
import shutil
import socket
import subprocess
import tempfile
import threading
import time


class Net:
    """All that a browser may ask the network for: it is told to ask here, and gets nothing."""

    def __init__(self):
        self.asked = []
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            peer, _ = self.server.accept()
            peer.settimeout(2)
            # A browser opens connections ahead of time, and leaves them without a word.
            try:
                line = peer.recv(400).decode("latin-1").split("\r\n")[0]
            except OSError:
                line = ""
            if line:
                self.asked.append(line)
            peer.close()

    def asked_others(self):
        """What was asked of others than browsers' makers, whom they ask for news of themselves."""
        makers = ["mozilla", "firefox", "google", "gvt1"]
        return [line for line in self.asked if not any(maker in line for maker in makers)]


# What a live page shows where it can't run.
NEEDS = "#needs:not([hidden])"


class Chromium:
    def __init__(self, net):
        from playwright.sync_api import sync_playwright

        self.play = sync_playwright().start()
        self.browser = self.play.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-background-networking", "--disable-component-update",
                  f"--proxy-server=127.0.0.1:{net.port}"])
        self.page = None

    def open(self, path, width=1280, height=900, dark=False, calm=False, without=None, ready="body.ready", touch=False):
        if self.page:
            self.page.close()
        self.page = self.browser.new_page(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference")
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", lambda request: request.url.startswith(("file:", "data:", "blob:"))
                     or self.said.append("asks for " + request.url))
        if without:
            self.page.add_init_script(f"delete globalThis.{without}")
        self.page.goto("file://" + path)
        self.page.wait_for_selector(NEEDS if without else ready, state="attached")

    def run(self, script):
        return self.page.evaluate("() => {" + script + "}")

    def click(self, selector):
        self.page.click(selector)

    def drag(self, selector, points):
        self.press(selector, points)
        self.release()

    def press(self, selector, points):
        """Like a drag that does not end yet: see `release`."""
        box = self.page.locator(selector).bounding_box()
        places = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in points]
        self.page.mouse.move(*places[0])
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*place)

    def release(self):
        self.page.mouse.up()

    def swipe(self, selector, points):
        """A finger on a screen, on a page that was opened with `touch`: the browser may take it to scroll."""
        box = self.page.locator(selector).bounding_box()
        session = self.page.context.new_cdp_session(self.page)
        for i, (x, y) in enumerate(points):
            place = {"x": box["x"] + x * box["width"], "y": box["y"] + y * box["height"]}
            session.send("Input.dispatchTouchEvent", {"type": "touchMove" if i else "touchStart", "touchPoints": [place]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def key(self, key):
        self.page.keyboard.press(key)

    def hold(self, key):
        self.page.keyboard.down(key)

    def let_go(self, key):
        self.page.keyboard.up(key)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path):
        self.page.screenshot(path=path)

    def end(self):
        self.browser.close()
        self.play.stop()


class Firefox:
    """Marionette, which speaks JSON over a plain socket."""

    KEYS = {"Tab": "\ue004", "ArrowRight": "\ue014", "ArrowUp": "\ue013", " ": " ", "Enter": "\ue007", "Control": "\ue009",
            "Shift": "\ue008", "Escape": "\ue00c"}

    def __init__(self, net):
        self.net = net
        self.process = None

    def start(self, width, height, dark, calm, without):
        self.profile = tempfile.mkdtemp()
        free = socket.create_server(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        settings = {
            "marionette.port": port, "network.proxy.type": 1,
            "network.proxy.http": "127.0.0.1", "network.proxy.http_port": self.net.port,
            "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": self.net.port,
            "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
            "ui.prefersReducedMotion": 1 if calm else 0,
            "javascript.options.wasm": without != "WebAssembly",
            "app.update.auto": False, "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "toolkit.telemetry.reportingpolicy.firstRun": False,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "browser.safebrowsing.update.enabled": False,
            "extensions.systemAddon.update.enabled": False,
        }
        with open(self.profile + "/user.js", "w") as file:
            for name, value in settings.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", self.profile,
             "--width", str(width), "--height", str(height)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                time.sleep(0.1)
        self.file = self.socket.makefile("rb")
        self.number = 0
        self.receive()
        self.call("WebDriver:NewSession", capabilities={})

    def receive(self):
        digits = b""
        while (letter := self.file.read(1)) != b":":
            digits += letter
        return json.loads(self.file.read(int(digits)))

    def call(self, name, **arguments):
        self.number += 1
        message = json.dumps([0, self.number, name, arguments]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        answer = self.receive()
        if answer[2] is not None:
            raise RuntimeError(f"{name}: {answer[2].get('message')}")
        return answer[3]

    def open(self, path, width=1280, height=900, dark=False, calm=False, without=None, ready="body.ready"):
        # A process takes seconds to begin: a page that needs nothing else than the last one is in the same.
        if not self.process or self.settings != (dark, calm, without):
            self.end()
            self.start(width, height, dark, calm, without)
            self.settings = (dark, calm, without)
        self.call("WebDriver:ReleaseActions")
        self.call("WebDriver:Navigate", url="about:blank")
        self.resize(width, height)
        self.said = []
        self.call("WebDriver:Navigate", url="file://" + path)
        for _ in range(100):
            if self.run(f"return document.querySelector({json.dumps(NEEDS if without else ready)}) !== null"):
                break
            time.sleep(0.05)
        else:
            raise RuntimeError("the page does not get ready")

    def run(self, script):
        text = "return JSON.stringify((() => {" + script + "})() ?? null)"
        value = self.call("WebDriver:ExecuteScript", script=text, args=[])["value"]
        return json.loads(value)

    def click(self, selector):
        self.drag(selector, [(0.5, 0.5)])

    def drag(self, selector, points):
        self.press(selector, points)
        self.release()

    def press(self, selector, points):
        box = self.run(f"const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
                       "return [box.x, box.y, box.width, box.height]")
        places = [(int(box[0] + x * box[2]), int(box[1] + y * box[3])) for x, y in points]
        actions = [{"type": "pointerMove", "x": places[0][0], "y": places[0][1]},
                   {"type": "pointerDown", "button": 0}]
        actions += [{"type": "pointerMove", "x": x, "y": y, "duration": 20} for x, y in places[1:]]
        self.point(actions)

    def release(self):
        self.point([{"type": "pointerUp", "button": 0}])

    def point(self, actions):
        self.call("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "hand", "actions": actions}])

    def key(self, keys):
        for key in keys.split("+"):
            self.hold(key)
        for key in reversed(keys.split("+")):
            self.let_go(key)

    def hold(self, key, kind="keyDown"):
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": [
            {"type": kind, "value": self.KEYS.get(key, key)}]}])

    def let_go(self, key):
        self.hold(key, "keyUp")

    def resize(self, width, height):
        self.call("WebDriver:SetWindowRect", width=width, height=height)
        inner = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.call("WebDriver:SetWindowRect", width=width + inner[0], height=height + inner[1])

    def picture(self, path):
        data = self.call("WebDriver:TakeScreenshot", full=False)["value"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def end(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
            shutil.rmtree(self.profile, ignore_errors=True)


ENGINES = {"chromium": Chromium, "firefox": Firefox}
