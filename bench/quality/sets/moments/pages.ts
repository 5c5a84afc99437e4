import { circle, type Drawing, hsl, line, price, rect, said, svg, times, word, words } from './drawing.ts'

/** Sheets of one layout: head, lines and names of fields stay, words and figures change. */

const letter: Drawing = (place, moment) => {
  const hue = place(360)
  const [name, size] = [words(place, 2), 14 + place(4)]
  const head = circle(70, 70, 30, hsl(hue, 60, 45)) + said(120, 80, 30, name, hsl(hue, 60, 30))
  const count = 10 + moment(10)
  const body = times(count, (at) =>
    said(60, 300 + at * size * 1.6, size, words(moment, (at + 1) % 6 === 0 ? 3 : 7 + moment(3)).slice(0, 62)),
  )
  const foot = line(50, 760, 550, 760, hsl(hue, 60, 45), 2) + said(60, 785, 10, words(place, 8), '#666')
  return svg(
    600,
    800,
    rect(0, 0, 600, 800, '#fff') +
      head +
      line(50, 115, 550, 115, '#999') +
      said(60, 190, size, words(moment, 2)) +
      said(60, 215, size, words(moment, 3)) +
      said(60, 262, size + 2, words(moment, 3), '#000', 'font-weight="bold"') +
      body +
      foot,
  )
}

const invoice: Drawing = (place, moment) => {
  const hue = place(360)
  const rows = 6 + place(3)
  const bands = times(rows, (at) => rect(40, 250 + at * 40, 520, 40, at % 2 ? '#fff' : hsl(hue, 30, 94)))
  const said_ = times(
    rows,
    (at) =>
      said(50, 276 + at * 40, 15, `${at + 1}`) +
      said(90, 276 + at * 40, 15, words(moment, 2 + moment(2))) +
      said(470, 276 + at * 40, 15, price(moment)),
  )
  return svg(
    600,
    780,
    rect(0, 0, 600, 780, '#fdfdfb') +
      rect(0, 0, 600, 90, hsl(hue, 55, 35)) +
      said(40, 60, 34, words(place, 2), '#fff') +
      said(40, 140, 15, words(moment, 3)) +
      said(40, 165, 15, words(moment, 2)) +
      said(400, 140, 15, `No. ${moment(90000)}`) +
      rect(40, 212, 520, 36, hsl(hue, 40, 60)) +
      said(90, 236, 15, words(place, 1), '#fff') +
      said(470, 236, 15, word(place), '#fff') +
      bands +
      said_ +
      said(380, 660, 20, `${word(place)}  ${price(moment)}`, '#000', 'font-weight="bold"') +
      said(40, 740, 11, words(place, 9), '#777'),
  )
}

const receipt: Drawing = (place, moment) => {
  const count = 7 + moment(4)
  const wares = times(
    count,
    (at) =>
      said(40, 190 + at * 34, 18, words(moment, 1 + moment(2)), '#222') +
      said(300, 190 + at * 34, 18, price(moment), '#222'),
  )
  const end = 190 + count * 34
  return svg(
    400,
    720,
    rect(0, 0, 400, 720, hsl(place(360), 8, 95)) +
      said(90, 60, 26, words(place, 2).slice(0, 18), '#111', 'font-weight="bold"') +
      said(80, 90, 15, words(place, 3), '#333') +
      said(
        40,
        140,
        16,
        `${1 + moment(28)}.${1 + moment(12)}.20${10 + moment(15)} ${10 + moment(12)}:${10 + moment(49)}`,
      ) +
      line(30, 155, 370, 155) +
      wares +
      line(30, end, 370, end) +
      said(40, end + 34, 22, `TOTAL ${price(moment)}`, '#111', 'font-weight="bold"') +
      said(70, end + 90, 16, words(place, 3)),
  )
}

const form: Drawing = (place, moment) => {
  const fields = 9 + place(4)
  const body = times(fields, (at) => {
    const y = 130 + at * 50
    return (
      said(40, y, 15, words(place, 1)) +
      rect(190, y - 24, 370, 34, '#fff', 'stroke="#555"') +
      said(200, y, 17, words(moment, 1 + moment(3)), '#1a2f8a') +
      (at % 4 === 3
        ? rect(500, y - 18, 20, 20, '#fff', 'stroke="#222"') + (moment(2) ? said(503, y, 20, 'X') : '')
        : '')
    )
  })
  return svg(
    600,
    800,
    rect(0, 0, 600, 800, hsl(place(360), 20, 96)) +
      said(40, 70, 32, words(place, 3)) +
      line(40, 90, 560, 90, '#000', 2) +
      body,
  )
}

const slide: Drawing = (place, moment) => {
  const hue = place(360)
  const points = times(
    3 + moment(3),
    (at) =>
      circle(90, 232 + at * 60, 6, hsl(hue, 60, 40)) +
      said(110, 240 + at * 60, 26, words(moment, 4 + moment(3)).slice(0, 46)),
  )
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, '#fff') +
      rect(0, 0, 960, 70, hsl(hue, 60, 35)) +
      rect(0, 500, 960, 40, hsl(hue + 40, 60, 55)) +
      circle(890, 35, 24, '#fff') +
      said(40, 130, 42, words(moment, 3), hsl(hue, 60, 25)) +
      points +
      said(30, 526, 16, words(place, 4), '#fff'),
  )
}

const certificate: Drawing = (place, moment) => {
  const hue = place(360)
  const frame = times(
    3,
    (at) =>
      `<rect x="${20 + at * 9}" y="${20 + at * 9}" width="${760 - at * 18}" height="${520 - at * 18}" fill="none" stroke="${hsl(hue, 50, 30 + at * 15)}" stroke-width="${4 - at}"/>`,
  )
  return svg(
    800,
    560,
    rect(0, 0, 800, 560, hsl(hue, 40, 95)) +
      frame +
      said(220, 130, 48, words(place, 1), hsl(hue, 60, 25)) +
      said(180, 190, 20, words(place, 5)) +
      said(200, 280, 40, words(moment, 2), '#111', 'font-style="italic"') +
      said(140, 350, 20, words(place, 7)) +
      said(140, 390, 20, words(moment, 6)) +
      said(100, 490, 18, `${1 + moment(28)}.${1 + moment(12)}.${1990 + moment(40)}`) +
      line(480, 480, 700, 480) +
      said(500, 470, 24, word(moment), '#124', 'font-style="italic"'),
  )
}

export const FIT_PAGES: Readonly<Record<string, Drawing>> = { letter, invoice, certificate }
export const CHOOSE_PAGES: Readonly<Record<string, Drawing>> = { receipt, form, slide }
