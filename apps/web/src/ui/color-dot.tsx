import type { MarkColor } from '@octavo/core'
import { m } from '../paraglide/messages.js'

/** Where each colour lies on the wheel, and how strong it is: of one lightness, which is seen on dark and on light grounds. */
const HUES: Readonly<Record<MarkColor, readonly [hueDegrees: number, chroma: number]>> = {
  red: [25, 0.19],
  orange: [55, 0.16],
  yellow: [95, 0.13],
  green: [150, 0.15],
  blue: [250, 0.16],
  purple: [305, 0.18],
  gray: [240, 0.02],
}

const WORDS: Readonly<Record<MarkColor, () => string>> = {
  red: m.color_red,
  orange: m.color_orange,
  yellow: m.color_yellow,
  green: m.color_green,
  blue: m.color_blue,
  purple: m.color_purple,
  gray: m.color_gray,
}

/** What a colour that things are marked with is called. */
export const colorName = (color: MarkColor): string => WORDS[color]()

/** A colour that a thing is marked with, small; it has its name. */
export const ColorDot = ({ color }: { readonly color: MarkColor }) => {
  const [hue, chroma] = HUES[color]
  return (
    <span
      role="img"
      aria-label={colorName(color)}
      title={colorName(color)}
      className="size-3 shrink-0 rounded-full"
      style={{ backgroundColor: `oklch(62% ${chroma} ${hue})` }}
    />
  )
}
