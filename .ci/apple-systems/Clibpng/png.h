// A stand-in for libpng: what BookMotionPNG asks of it, as its manual declares it.
// Declarations to compile against, which nobody runs.
typedef struct png_struct_def png_struct;
typedef struct png_info_def png_info;
typedef unsigned char png_byte;
typedef unsigned short png_uint_16;
typedef unsigned int png_uint_32;
typedef png_byte *png_bytep;

typedef struct {
  png_byte red, green, blue;
} png_color;
typedef png_color *png_colorp;

typedef struct {
  png_byte index;
  png_uint_16 red, green, blue, gray;
} png_color_16;
typedef png_color_16 *png_color_16p;

#define PNG_COLOR_MASK_PALETTE 1
#define PNG_COLOR_MASK_COLOR 2
#define PNG_COLOR_MASK_ALPHA 4
#define PNG_COLOR_TYPE_GRAY 0
#define PNG_COLOR_TYPE_RGB (PNG_COLOR_MASK_COLOR)

const char *png_get_libpng_ver(const png_struct *png);
png_uint_32 png_get_image_width(const png_struct *png, const png_info *info);
png_uint_32 png_get_image_height(const png_struct *png, const png_info *info);
png_byte png_get_bit_depth(const png_struct *png, const png_info *info);
png_byte png_get_color_type(const png_struct *png, const png_info *info);
png_uint_32 png_get_PLTE(const png_struct *png, png_info *info, png_colorp *palette, int *count);
png_uint_32 png_get_tRNS(const png_struct *png, png_info *info, png_bytep *alphas, int *count,
                         png_color_16p *color);
