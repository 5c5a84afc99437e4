/** Programs that change pictures, as they write themselves into them. What cameras write there is the version of their own program. */
const EDITORS =
  /photoshop|lightroom|gimp|snapseed|picsart|affinity|pixelmator|darktable|rawtherapee|capture one|acdsee|picasa|paint|vsco|canva|facetune|meitu|luminar|dxo|krita|irfanview|xnview|imagemagick|polarr|fotor|photoscape|photopea|corel|instagram|faceapp|remini|topaz|on1 /iu
/** A camera writes its picture within this time. */
const WRITTEN_MS = 120_000

/** Whether a picture says of itself that a program changed it after it was taken: by its name, or by the time. */
export function isEdited({
  programs,
  taken,
  changed,
}: {
  readonly programs: readonly (string | undefined)[]
  readonly taken: string | undefined
  readonly changed: string | undefined
}): boolean {
  if (programs.some((program) => program !== undefined && EDITORS.test(program))) return true
  return Date.parse(`${changed ?? ''}Z`) - Date.parse(`${taken ?? ''}Z`) > WRITTEN_MS
}
