"""Looks at frames in every way, and tells everything that is wrong with them."""
import book_light
import calm
import leaf_light
import same_drawing
import sheet_cells
import turned_picture

# The engines draw in processes that may read this file once more.
if __name__ == "__main__":
    faults = []
    for look in (same_drawing, calm, book_light, leaf_light, sheet_cells, turned_picture):
        print()
        faults += look.main()
    if faults:
        raise SystemExit("\n".join(faults))
