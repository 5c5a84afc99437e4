import { circle, type Drawing, hsl, line, price, rect, said, svg, times, word, words } from './drawing.ts'

/** Windows and charts of one layout with other contents. */

const bar = (width: number, colour: string, title: string) =>
  rect(0, 0, width, 34, colour) +
  said(14, 24, 16, title, '#fff') +
  times(3, (at) => circle(width - 24 - at * 26, 17, 8, ['#e55', '#ec5', '#5c5'][at] ?? ''))

const files: Drawing = (place, moment) => {
  const dark = place(2) === 0
  const [ground, ink] = dark ? ['#22262d', '#dde'] : ['#fafafa', '#222']
  const side =
    rect(0, 34, 170, 566, dark ? '#2d323b' : '#e6e9ee') +
    times(
      8,
      (at) => rect(16, 60 + at * 36, 16, 16, hsl(place(360), 50, 55)) + said(42, 74 + at * 36, 14, word(place), ink),
    )
  const rows = times(14, (at) => {
    const y = 90 + at * 34
    return (
      rect(190, y - 14, 18, 18, hsl([40, 210, 120][moment(3)] ?? 0, 70, 55)) +
      said(220, y, 15, `${words(moment, 1 + moment(2))}.${['txt', 'pdf', 'odt'][moment(3)]}`, ink) +
      said(560, y, 15, `${moment(900)} kB`, ink) +
      said(680, y, 15, `${1 + moment(28)} ${word(place)}`, ink)
    )
  })
  return svg(800, 600, rect(0, 0, 800, 600, ground) + bar(800, hsl(place(360), 30, 35), words(place, 2)) + side + rows)
}

const editor: Drawing = (place, moment) => {
  const hue = place(360)
  const rows = times(24, (at) => {
    const indent = 60 + moment(4) * 30
    return (
      said(20, 66 + at * 22, 13, `${at + 1}`, '#889') +
      said(indent, 66 + at * 22, 15, words(moment, moment(7)), hsl(hue + moment(3) * 60, 60, 75))
    )
  })
  return svg(
    860,
    600,
    rect(0, 0, 860, 600, hsl(hue, 15, 14)) +
      rect(0, 34, 46, 566, hsl(hue, 15, 20)) +
      rows +
      bar(860, hsl(hue, 20, 30), words(place, 3)) +
      rect(0, 578, 860, 22, hsl(hue, 50, 40)),
  )
}

const chat: Drawing = (place, moment) => {
  const hue = place(360)
  let y = 90
  let inside = ''
  while (y < 860) {
    const [isOwn, count] = [moment(2) === 0, 1 + moment(3)]
    const wide = 140 + moment(180)
    inside += rect(isOwn ? 480 - wide : 20, y, wide, 14 + count * 24, isOwn ? hsl(hue, 50, 80) : '#fff', 'rx="12"')
    const left = isOwn ? 492 - wide : 32
    for (let at = 0; at < count; at++)
      inside += said(left, y + 26 + at * 24, 16, words(moment, 9).slice(0, Math.floor((wide - 20) / 9)))
    y += 30 + count * 24
  }
  return svg(
    500,
    960,
    rect(0, 0, 500, 960, hsl(hue, 20, 92)) +
      inside +
      rect(0, 0, 500, 70, hsl(hue, 50, 35)) +
      circle(40, 36, 22, hsl(hue + 90, 50, 60)) +
      said(76, 44, 22, words(place, 2), '#fff') +
      rect(0, 890, 500, 70, '#f4f4f4') +
      rect(20, 904, 400, 42, '#fff', 'rx="20" stroke="#bbb"'),
  )
}

const sheet: Drawing = (place, moment) => {
  const [columns, rows] = [6 + place(3), 18]
  const wide = 780 / columns
  const cells = times(columns * rows, (at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const isFilled = column === 0 || moment(5) > 0
    return isFilled ? said(40 + column * wide, 132 + row * 25, 14, column === 0 ? word(place) : price(moment)) : ''
  })
  const lines =
    times(columns + 1, (at) => line(34 + at * wide, 90, 34 + at * wide, 590, '#ccc')) +
    times(rows + 2, (at) => line(0, 90 + at * 25, 820, 90 + at * 25, '#ccc'))
  return svg(
    820,
    590,
    rect(0, 0, 820, 590, '#fff') +
      rect(0, 0, 820, 60, hsl(place(360), 40, 40)) +
      said(20, 40, 22, words(place, 3), '#fff') +
      rect(0, 60, 820, 30, '#eee') +
      rect(0, 90, 34, 500, '#eee') +
      lines +
      cells,
  )
}

const dialog: Drawing = (place, moment) => {
  const rows = 7 + place(3)
  const body = times(rows, (at) => {
    const y = 100 + at * 44
    const label = said(40, y, 16, words(place, 2))
    const kind = place(3)
    if (kind === 0)
      return (
        label +
        rect(300, y - 18, 24, 24, '#fff', 'stroke="#666"') +
        (moment(2) ? said(304, y + 2, 22, '✓', '#0a0') : '')
      )
    if (kind === 1)
      return (
        label +
        rect(300, y - 22, 260, 32, '#fff', 'stroke="#888" rx="4"') +
        said(310, y, 16, words(moment, 1 + moment(2)))
      )
    return label + rect(300, y - 8, 260, 6, '#bbb') + circle(300 + moment(260), y - 5, 11, hsl(place(360), 50, 45))
  })
  return svg(
    620,
    520,
    rect(0, 0, 620, 520, '#eceef0') +
      bar(620, '#445', words(place, 2)) +
      body +
      rect(400, 470, 90, 34, '#ddd', 'stroke="#888"') +
      rect(505, 470, 90, 34, '#4a7', 'stroke="#275"'),
  )
}

const axes = (place: (below: number) => number, width: number, height: number) =>
  rect(0, 0, width, height, '#fff') +
  said(60, 40, 24, words(place, 3)) +
  times(
    6,
    (at) => line(60, 80 + at * 70, width - 30, 80 + at * 70, '#ddd') + said(20, 86 + at * 70, 14, `${(5 - at) * 20}`),
  ) +
  line(60, 60, 60, 430, '#000', 2) +
  line(60, 430, width - 30, 430, '#000', 2) +
  times(8, (at) => said(90 + at * 80, 455, 14, word(place).slice(0, 6)))

const curves: Drawing = (place, moment) => {
  const series = times(3, (of) => {
    let y = 120 + moment(250)
    const points = Array.from({ length: 16 }, (_, at) => {
      y = Math.min(420, Math.max(80, y + moment(110) - 55))
      return `${60 + at * 42} ${y}`
    })
    return `<polyline points="${points.join(',')}" fill="none" stroke="${hsl(place(60) + of * 120, 70, 45)}" stroke-width="3"/>`
  })
  return svg(740, 480, axes(place, 740, 480) + series)
}

const bars: Drawing = (place, moment) => {
  const hue = place(360)
  const columns = times(8, (at) =>
    times(2, (of) => {
      const high = 30 + moment(300)
      return rect(75 + at * 80 + of * 28, 430 - high, 26, high, hsl(hue + of * 150, 60, 50))
    }),
  )
  return svg(740, 480, axes(place, 740, 480) + columns)
}

/** A map of streets and parks that is the same for one place; a moment looks at another part of it. */
const map: Drawing = (place, moment) => {
  const [dx, dy] = [400 + moment(1600), 400 + moment(1600)]
  const parks = times(60, () =>
    rect(place(3200), place(3200), 60 + place(240), 60 + place(240), hsl(100, 35, 72 + place(12))),
  )
  const houses = times(700, () =>
    rect(place(3200), place(3200), 12 + place(50), 12 + place(50), hsl(30, 12, 74 + place(12))),
  )
  const roads = times(34, () => {
    const at = place(3200)
    const off = place(500) - 250
    return place(2)
      ? line(at, 0, at + off, 3200, '#fff', 6 + place(18))
      : line(0, at, 3200, at + off, '#fff', 6 + place(18))
  })
  const water = `<path d="M0 ${place(3200)}C900 ${place(3200)} 1900 ${place(3200)} 3200 ${place(3200)}" stroke="#9cc4e4" stroke-width="70" fill="none"/>`
  const names = times(120, () => said(place(3200), place(3200), 16, word(place), '#556'))
  return svg(
    720,
    540,
    `${rect(0, 0, 720, 540, '#ece9e0')}<g transform="translate(${-dx} ${-dy})">${parks}${houses}${water}${roads}${names}</g>`,
  )
}

const icon: Drawing = (place, moment) => {
  const hue = place(360)
  const signs = [
    `<path d="M90 200L150 80L210 200Z" fill="#fff"/>`,
    circle(150, 145, 60, '#fff') + circle(150, 145, 30, hsl(hue, 60, 50)),
    rect(95, 95, 110, 90, '#fff', 'rx="12"') + line(95, 125, 205, 125, hsl(hue, 60, 40), 8),
    `<path d="M100 150L140 190L210 100" stroke="#fff" stroke-width="24" fill="none"/>`,
    `<path d="M150 80V210M85 145H215" stroke="#fff" stroke-width="26"/>`,
    rect(100, 90, 30, 120, '#fff') + rect(145, 120, 30, 90, '#fff') + rect(190, 150, 30, 60, '#fff'),
  ]
  return svg(
    300,
    300,
    `${rect(0, 0, 300, 300, '#f5f5f5')}${rect(30, 30, 240, 240, hsl(hue, 60, 50), 'rx="48"')}${rect(40, 40, 220, 100, hsl(hue, 65, 62), 'rx="40"')}${signs[moment(signs.length)]}`,
  )
}

export const FIT_WINDOWS: Readonly<Record<string, Drawing>> = { files, editor, curves, map }
export const CHOOSE_WINDOWS: Readonly<Record<string, Drawing>> = { chat, sheet, dialog, bars, icon }
