import { type Colour, Sheet } from './draw.ts'

const WHITE: Colour = [255, 255, 255]

/** A sheet of some shape; its seed decides everything on it. */
function sheet(seed: number, aspect: readonly [number, number], ground: (pick: Sheet) => Colour): Sheet {
  const pick = new Sheet(1, 1, seed * 7919 + 1, WHITE)
  const ratio = pick.between(...aspect)
  const side = 400
  return new Sheet(ratio > 1 ? side : side * ratio, ratio > 1 ? side / ratio : side, seed, ground(pick))
}

function screenshot(seed: number): Sheet {
  const isPhone = seed % 4 === 0
  const isDark = seed % 5 === 0
  const s = sheet(seed, isPhone ? [0.45, 0.6] : [1.2, 2.2], (pick) =>
    isDark ? pick.gray(15, 55) : pick.gray(225, 255),
  )
  const ink: Colour = isDark ? [215, 215, 215] : [45, 45, 50]
  const accent = s.colour([0.5, 1], [90, 230])
  s.rect(
    0,
    0,
    s.width,
    s.height * s.between(0.03, 0.1),
    s.chance(0.5) ? accent : s.gray(isDark ? 30 : 200, isDark ? 80 : 245),
  )
  if (!isPhone && s.chance(0.7))
    s.rect(0, s.height * 0.08, s.width * s.between(0.1, 0.28), s.height, s.gray(isDark ? 30 : 210, isDark ? 70 : 250))
  for (let k = 0; k < s.between(3, 14); k++) {
    const [x, y, w, h] = [
      s.between(0, 0.8) * s.width,
      s.between(0.1, 0.9) * s.height,
      s.between(0.08, 0.5) * s.width,
      s.between(0.05, 0.3) * s.height,
    ]
    if (s.chance(0.6)) s.rect(x, y, w, h, s.gray(isDark ? 40 : 235, isDark ? 90 : 255))
    if (s.chance(0.3)) s.rect(x, y, w, 1, s.gray(120, 200))
    for (let line = 0; line < h / 12; line++)
      s.text(x + 4, y + 4 + line * 12, s.between(0.3, 0.95) * w, s.between(4, 7), ink)
    if (s.chance(0.3)) s.rect(x + w * 0.6, y + h * 0.7, w * 0.3, 14, accent)
  }
  for (let k = 0; k < s.between(4, 20); k++) s.rect(6 + k * 16, s.height * 0.02, 8, 8, s.chance(0.5) ? ink : s.colour())
  if (s.chance(0.35)) {
    const from = s.height * s.between(0.1, 0.6)
    s.clouds(s.between(30, 120), s.between(0.6, 0.95), [1, 1, 0.9], from, from + s.height * s.between(0.1, 0.4))
  }
  return s
}

function scan(seed: number): Sheet {
  const isReceipt = seed % 2 === 0
  const s = sheet(seed, isReceipt ? [0.25, 0.75] : [0.65, 0.8], (pick) => pick.gray(215, 255))
  const size = s.between(1.8, 8)
  const margin = s.width * s.between(0.04, s.chance(0.3) ? 0.38 : 0.2)
  const end = s.height * s.between(s.chance(0.3) ? 0.2 : 0.5, 0.98)
  const ink = s.gray(20, 110)
  for (let y = s.height * s.between(0.02, 0.25); y < end; y += size * s.between(1.4, 2.2)) {
    if (s.chance(0.12)) y += size * 2
    const isCentred = s.chance(isReceipt ? 0.4 : 0.05)
    const width = (s.width - 2 * margin) * (isCentred ? s.between(0.3, 0.7) : s.between(0.6, 1))
    s.text(isCentred ? (s.width - width) / 2 : margin, y, width, size * (s.chance(0.06) ? 1.7 : 1), ink)
    if (isReceipt && s.chance(0.4)) s.text(s.width - margin - size * 5, y, size * 4, size, ink)
  }
  if (s.chance(0.4)) s.light([s.between(0.75, 1), s.between(0.85, 1.02), s.between(0.8, 1), s.between(0.75, 1)])
  if (s.chance(0.4)) s.clouds(12, 0.6)
  s.grain(s.between(0, 10))
  return s
}

function icon(seed: number): Sheet {
  const s = sheet(seed, [0.9, 1.1], (pick) => (pick.chance(0.8) ? WHITE : pick.colour()))
  const [x, y, r] = [s.width / 2, s.height / 2, s.width * s.between(0.35, 0.5)]
  const [first, second] = [s.colour([0.3, 1], [40, 255]), s.chance(0.6) ? WHITE : s.colour()]
  const form = seed % 3
  if (form === 0) s.blob(x, y, r, r, first)
  else if (form === 1) s.rect(x - r, y - r, 2 * r, 2 * r, first)
  for (let k = 0; k < s.between(1, 6); k++) {
    const colour = form === 2 ? (s.chance(0.7) ? first : s.colour()) : second
    const [dx, dy, size] = [s.between(-0.4, 0.4) * r, s.between(-0.4, 0.4) * r, s.between(0.15, 0.6) * r]
    const shape = s.random()
    if (shape < 0.35) s.blob(x + dx, y + dy, size, size * s.between(0.4, 1), colour, { turn: s.between(0, 3) })
    else if (shape < 0.65) s.rect(x + dx - size / 2, y + dy - size / 2, size, size * s.between(0.3, 1.2), colour)
    else s.line(x + dx, y + dy, x - dy * 1.5, y + dx * 1.5, size * 0.35, colour)
  }
  return s
}

function chart(seed: number): Sheet {
  const s = sheet(seed, [0.9, 1.9], (pick) => (pick.chance(0.85) ? WHITE : pick.gray(15, 250)))
  const [left, top, right, bottom] = [
    s.width * s.between(0.07, 0.15),
    s.height * s.between(0.05, 0.15),
    s.width * s.between(0.75, 0.97),
    s.height * s.between(0.8, 0.93),
  ]
  const ink = s.gray(0, 130)
  if (s.chance(0.4)) s.rect(left, top, right - left, bottom - top, s.gray(225, 245))
  if (s.chance(0.6)) {
    const grid = s.gray(200, 255)
    for (let k = 1; k < 6; k++)
      s.line(left, top + ((bottom - top) * k) / 6, right, top + ((bottom - top) * k) / 6, 1, grid)
  }
  const palette = Array.from({ length: 5 }, () => s.colour([0.3, 1], [60, 220]))
  const pick = () => palette[Math.floor(s.random() * palette.length)] ?? ink
  const form = seed % 4
  const count = Math.floor(s.between(4, 24))
  if (form === 0)
    for (let k = 0; k < count; k++) {
      const h = s.between(0.05, 0.95) * (bottom - top)
      s.rect(
        left + ((right - left) * k) / count,
        bottom - h,
        ((right - left) / count) * 0.8,
        h,
        s.chance(0.7) ? (palette[0] ?? ink) : pick(),
      )
    }
  if (form === 1)
    for (let series = 0; series < s.between(1, 5); series++) {
      const colour = pick()
      let y = s.between(top, bottom)
      for (let k = 0; k < count; k++) {
        const next = Math.min(bottom, Math.max(top, y + s.between(-30, 30)))
        s.line(
          left + ((right - left) * k) / count,
          y,
          left + ((right - left) * (k + 1)) / count,
          next,
          s.between(1, 3),
          colour,
        )
        y = next
      }
    }
  if (form === 2)
    for (let k = 0; k < count * 6; k++)
      s.blob(s.between(left, right), s.between(top, bottom), 2.5, 2.5, s.chance(0.5) ? ink : pick())
  if (form === 3) {
    const r = (bottom - top) * 0.45
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    s.blob(x, y, r, r, palette[0] ?? ink)
    for (let k = 0; k < count / 2; k++)
      s.line(x, y, x + r * Math.cos(k * 1.7), y + r * Math.sin(k * 1.7), s.between(1, 8), pick())
  }
  if (form !== 3) {
    s.line(left, top, left, bottom, 1, ink)
    s.line(left, bottom, right, bottom, 1, ink)
  }
  for (let k = 0; k < 6; k++) {
    s.text(left + ((right - left) * k) / 6, bottom + 6, 14, 5, ink)
    s.text(left - 20, top + ((bottom - top) * k) / 6, 14, 5, ink)
  }
  if (s.chance(0.5)) s.text(s.width * 0.3, 6, s.width * 0.4, 8, ink)
  return s
}

function illustration(seed: number): Sheet {
  const s = sheet(seed, [0.6, 1.6], (pick) => pick.colour([0.1, 0.7], [60, 230]))
  const palette = Array.from({ length: 6 }, () => s.colour([0.15, 0.9], [20, 240]))
  const pick = (): Colour => palette[Math.floor(s.random() * palette.length)] ?? WHITE
  for (let k = 0; k < s.between(4, 14); k++)
    s.blob(s.between(0, s.width), s.between(0, s.height), s.between(20, 140), s.between(20, 120), pick(), {
      turn: s.between(0, 3),
      soft: s.between(0.02, 0.5),
    })
  const isPainted = seed % 3 !== 0
  const turn = s.between(0, 3)
  if (isPainted) {
    for (let k = 0; k < s.between(600, 2200); k++) {
      const base = pick()
      const shade = s.between(-40, 40)
      s.blob(
        s.between(0, s.width),
        s.between(0, s.height),
        s.between(4, 20),
        s.between(1.2, 4),
        [base[0] + shade, base[1] + shade, base[2] + shade],
        { turn: turn + s.between(-0.7, 0.7), soft: 0.4, cover: s.between(0.4, 0.95) },
      )
    }
    s.grain(s.between(4, 24))
  } else {
    for (let k = 0; k < s.between(10, 40); k++) {
      const [x, y] = [s.between(0, s.width), s.between(0, s.height)]
      s.line(
        x,
        y,
        x + s.between(-60, 60),
        y + s.between(-60, 60),
        s.between(1, 5),
        s.chance(0.7) ? [20, 20, 25] : pick(),
      )
    }
  }
  return s
}

function photo(seed: number): Sheet {
  const s = sheet(seed, [0.6, 1.8], (pick) => pick.colour([0.05, 0.45], [60, 200]))
  const form = seed % 4
  const horizon = s.height * s.between(0.25, 0.75)
  if (form === 0 || form === 1) {
    s.rect(0, 0, s.width, horizon, [s.between(120, 200), s.between(150, 215), s.between(180, 250)])
    const ground =
      form === 0
        ? s.colour([0.2, 0.6], [40, 150])
        : ([s.between(20, 90), s.between(60, 130), s.between(80, 170)] as const)
    s.rect(0, horizon, s.width, s.height, ground)
    s.clouds(s.between(20, 90), s.between(0.5, 0.75), [1, 1, 0.95], 0, horizon)
    s.clouds(s.between(60, 200), s.between(0.7, 1), [1, 1, 0.9], horizon, s.height)
  }
  if (form === 2) {
    for (let k = 0; k < s.between(40, 160); k++) {
      const x = s.between(0, s.width)
      s.line(x, s.between(-50, s.height), x + s.between(-12, 12), s.between(0, s.height + 50), s.between(1, 10), [
        s.between(10, 80),
        s.between(20, 100),
        s.between(5, 50),
      ])
    }
    s.clouds(s.between(120, 260), s.between(0.8, 1), [0.8, 1, 0.5])
  }
  if (form === 3) {
    const wall = s.colour([0.03, 0.35], [110, 225])
    s.rect(0, 0, s.width, horizon, wall)
    s.rect(0, horizon, s.width, s.height, s.colour([0.1, 0.6], [50, 170]))
    for (let k = 0; k < s.between(4, 14); k++) {
      const [x, y, w, h] = [
        s.between(0, s.width),
        s.between(0.2, 0.9) * s.height,
        s.between(20, 140),
        s.between(20, 120),
      ]
      const colour = s.colour([0.05, 0.7], [30, 220])
      s.rect(x, y, w, h, colour)
      s.rect(x, y, w * 0.3, h, [colour[0] * 0.7, colour[1] * 0.7, colour[2] * 0.7])
      s.rect(x, y + h, w, 6, [30, 28, 25], 0.5)
    }
    s.clouds(s.between(25, 70), s.between(0.6, 0.85))
  }
  for (let k = 0; k < s.between(0, 8); k++)
    s.blob(
      s.between(0, s.width),
      s.between(horizon * 0.6, s.height),
      s.between(8, 60),
      s.between(8, 50),
      s.colour([0.05, 0.7], [20, 200]),
      { turn: s.between(0, 3), soft: s.between(0.05, 0.9) },
    )
  s.light([s.between(0.55, 1.2), s.between(0.55, 1.2), s.between(0.55, 1.1), s.between(0.55, 1.1)])
  s.clouds(s.between(8, 40), s.between(0.6, 0.9))
  s.grain(s.between(3, 18))
  return s
}

/** One painter per kind of image; the seed decides everything. */
export const PAINTERS = { screenshot, scan, icon, chart, illustration, photo } as const
