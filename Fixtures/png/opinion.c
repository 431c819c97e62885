// What libpng itself says of files: rows read as they are stored, pass by pass, to the end.
//
//     cc -O2 -o opinion opinion.c -lpng && ./opinion [strict] FILE…
//
// One line a file: its name, `ok` or `error`, the words of the error, all warnings. With `strict`
// a wrong CRC is an error in every chunk; without, libpng warns where the chunk is ancillary.
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char words[200];
static char warnings[2000];

static void failed(png_structp png, png_const_charp message) {
  snprintf(words, sizeof words, "%s", message);
  png_longjmp(png, 1);
}

static void warned(png_structp png, png_const_charp message) {
  (void)png;
  size_t used = strlen(warnings);
  snprintf(warnings + used, sizeof warnings - used, "%s%s", used ? "; " : "", message);
}

static int opinion(const char *name, int strict) {
  FILE *file = fopen(name, "rb");
  if (!file) return 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, failed, warned);
  png_infop info = png_create_info_struct(png);
  png_bytep volatile row = NULL;
  volatile int ok = 0;
  words[0] = warnings[0] = 0;
  if (!setjmp(png_jmpbuf(png))) {
    png_init_io(png, file);
    if (strict) png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_read_info(png, info);
    png_read_update_info(png, info);
    row = malloc(png_get_rowbytes(png, info) + 1);
    png_uint_32 width = png_get_image_width(png, info);
    png_uint_32 height = png_get_image_height(png, info);
    int interlaced = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7;
    for (int pass = 0; pass < (interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++) {
      png_uint_32 rows = interlaced ? PNG_PASS_ROWS(height, pass) : height;
      if (interlaced && PNG_PASS_COLS(width, pass) == 0) continue;
      while (rows--) png_read_row(png, row, NULL);
    }
    // Without `info` libpng would skip all chunks after the rows unread, critical ones too.
    png_read_end(png, info);
    ok = 1;
  }
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  fclose(file);
  const char *slash = strrchr(name, '/');
  printf("%s\t%s\t%s\t%s\n", slash ? slash + 1 : name, ok ? "ok" : "error", words, warnings);
  return ok;
}

int main(int count, char **names) {
  int strict = count > 1 && strcmp(names[1], "strict") == 0;
  for (int i = 1 + strict; i < count; i++) opinion(names[i], strict);
  return 0;
}
