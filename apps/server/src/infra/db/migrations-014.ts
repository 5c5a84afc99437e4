/**
 * Version 14: pictures have the size that they are seen with. What was kept of them before had the size of the camera's own
 * side, whichever way it was held, so they are read once more, beside everything else; what was read stays until then.
 */
export const SIZES_AS_SEEN: readonly string[] = [
  `delete from readings where reading -> 'widthPx' is not null`,
  'update photos set is_read = false where width_px is not null',
]
