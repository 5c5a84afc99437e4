import { circle, type Dice, type Drawing, hsl, line, rect, svg, times } from './drawing.ts'

/** Views of which what stands stays and what moves moves. */

const ground = (from: string, to: string, id: string) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`
const cloud = (x: number, y: number, size: number) =>
  `<g fill="#fff" opacity="0.85">${circle(x, y, size, '#fff')}${circle(x + size, y + size * 0.25, size * 0.8, '#fff')}${circle(x - size, y + size * 0.3, size * 0.7, '#fff')}</g>`
const person = (x: number, y: number, high: number, colour: string) =>
  circle(x, y - high, high * 0.14, '#d9a983') +
  rect(x - high * 0.13, y - high * 0.86, high * 0.26, high * 0.5, colour) +
  rect(x - high * 0.11, y - high * 0.38, high * 0.09, high * 0.38, '#223') +
  rect(x + high * 0.02, y - high * 0.38, high * 0.09, high * 0.38, '#223')
const car = (x: number, y: number, wide: number, colour: string) =>
  rect(x, y - wide * 0.25, wide, wide * 0.22, colour, 'rx="6"') +
  rect(x + wide * 0.2, y - wide * 0.42, wide * 0.55, wide * 0.2, colour, 'rx="8"') +
  circle(x + wide * 0.22, y, wide * 0.1, '#111') +
  circle(x + wide * 0.78, y, wide * 0.1, '#111')
const grain = (place: Dice, count: number, width: number, from: number, to: number, hue: number) =>
  times(count, () =>
    rect(
      place(width),
      from + place(to - from),
      2 + place(9),
      1 + place(4),
      hsl(hue + place(30), 30 + place(30), 25 + place(45)),
      'opacity="0.5"',
    ),
  )

const sea: Drawing = (place, moment) => {
  const horizon = 220 + place(80)
  const hue = 190 + place(40)
  const isle = `<path d="M${100 + place(200)} ${horizon}Q${330 + place(60)} ${horizon - 60 - place(80)} ${560 + place(160)} ${horizon}Z" fill="${hsl(110, 25, 35)}"/>`
  const waves = times(
    90,
    () =>
      line(place(800), horizon + 10 + place(560 - horizon), place(30) + 770, 0, 'none') +
      rect(place(800), horizon + 8 + place(580 - horizon), 20 + place(60), 2, hsl(hue, 40, 60 + place(25))),
  )
  const boats = times(2 + moment(3), () => {
    const [x, y, s] = [moment(740), horizon + 20 + moment(180), 30 + moment(50)]
    return `<path d="M${x} ${y}h${s}l-${s / 5} ${s / 4}h-${s * 0.6}Z" fill="#7a3b22"/><path d="M${x + s / 2} ${y}v-${s}l${s / 2} ${s * 0.9}Z" fill="#fdfaf0"/>`
  })
  const clouds = times(3 + moment(3), () => cloud(moment(800), 30 + moment(130), 18 + moment(34)))
  const cliff = `<path d="M0 600V${horizon - 90}L${90 + place(80)} ${horizon - 20}L${150 + place(60)} 600Z" fill="${hsl(28, 28, 40)}"/>`
  return svg(
    800,
    600,
    `${ground(hsl(hue, 60, 62), hsl(hue, 45, 88), 's')}${rect(0, 0, 800, horizon, 'url(#s)')}${rect(0, horizon, 800, 600 - horizon, hsl(hue, 45, 42))}${isle}${waves}${clouds}${boats}${cliff}${grain(place, 300, 170, horizon, 600, 20)}`,
  )
}

const park: Drawing = (place, moment) => {
  const trees = times(9, (at) => {
    const [x, y, s] = [at * 90 + place(50), 330 + place(60), 40 + place(40)]
    return (
      rect(x - 6, y, 12, 90, '#5a4030') +
      times(7, () => circle(x - s / 2 + place(s), y - s + place(s), s * 0.5, hsl(90 + place(50), 35, 26 + place(24))))
    )
  })
  const path = `<path d="M${200 + place(200)} 600Q${350 + place(100)} 480 ${500 + place(200)} 400L${540 + place(200)} 400Q460 500 ${480 + place(80)} 600Z" fill="#d8c8a4"/>`
  const people = times(3 + moment(3), () =>
    person(40 + moment(720), 470 + moment(110), 60 + moment(60), hsl(moment(360), 60, 50)),
  )
  const birds = times(4, () => {
    const [x, y] = [moment(780), 20 + moment(150)]
    return `<path d="M${x} ${y}q8 -10 16 0q8 -10 16 0" stroke="#222" stroke-width="3" fill="none"/>`
  })
  return svg(
    800,
    600,
    rect(0, 0, 800, 400, '#bcd7ee') +
      times(3, () => cloud(place(800), 40 + place(90), 20 + place(25))) +
      rect(0, 390, 800, 210, hsl(95, 38, 45)) +
      grain(place, 900, 800, 395, 600, 90) +
      path +
      trees +
      birds +
      people,
  )
}

const street: Drawing = (place, moment) => {
  let x = 0
  let houses = ''
  while (x < 900) {
    const [wide, high] = [90 + place(90), 180 + place(200)]
    houses += rect(x, 430 - high, wide, high, hsl(place(60), 25 + place(20), 50 + place(25)))
    for (let row = 0; row < high / 60 - 1; row++)
      for (let column = 0; column < wide / 36 - 1; column++)
        houses += rect(x + 12 + column * 36, 445 - high + row * 58, 20, 32, place(4) ? '#344456' : '#f7e7a0')
    x += wide
  }
  const cars = times(2 + moment(3), () => car(moment(760), 505 + moment(70), 80 + moment(70), hsl(moment(360), 65, 45)))
  const people = times(3 + moment(3), () =>
    person(moment(880), 452 + moment(16), 44 + moment(14), hsl(moment(360), 50, 45)),
  )
  return svg(
    900,
    600,
    `${ground('#8fb4da', '#e8eef4', 'k')}${rect(0, 0, 900, 430, 'url(#k)')}${times(2 + moment(2), () => cloud(moment(900), 20 + moment(50), 14 + moment(20)))}${houses}${rect(0, 430, 900, 30, '#b8b0a6')}${rect(0, 460, 900, 140, '#55585c')}${times(9, (at) => rect(20 + at * 105, 528, 56, 6, '#ddd'))}${people}${cars}`,
  )
}

const room: Drawing = (place, moment) => {
  const hue = place(360)
  const shelf = times(
    3,
    (row) =>
      rect(60, 120 + row * 90, 260, 8, '#6b4a2f') +
      times(13, (at) =>
        rect(64 + at * 19, 60 + row * 90 + place(18), 15, 60 - place(1), hsl(place(360), 45, 35 + place(35))),
      ),
  )
  const window_ =
    rect(480, 70, 220, 220, hsl(205, 60, 78)) +
    cloud(500 + moment(170), 110 + moment(90), 20) +
    line(590, 70, 590, 290, '#fff', 8) +
    line(480, 180, 700, 180, '#fff', 8)
  const cat = (() => {
    const [x, y] = [100 + moment(560), 500 + moment(50)]
    return `<ellipse cx="${x}" cy="${y}" rx="52" ry="26" fill="#333"/>${circle(x + 50 * (moment(2) ? 1 : -1), y - 22, 20, '#333')}`
  })()
  const cups = times(2 + moment(2), () => {
    const px = 340 + moment(300)
    return rect(px, 366, 22, 24, hsl(moment(360), 60, 60))
  })
  return svg(
    800,
    600,
    rect(0, 0, 800, 430, hsl(hue, 25, 80)) +
      times(16, (at) => line(at * 50, 0, at * 50, 430, hsl(hue, 25, 76), 6)) +
      rect(0, 430, 800, 170, hsl(30, 40, 45)) +
      times(8, (at) => line(at * 120 - place(60), 600, 200 + at * 60, 430, hsl(30, 40, 38), 3)) +
      shelf +
      window_ +
      rect(330, 390, 340, 14, '#7c5531') +
      rect(350, 404, 14, 110, '#7c5531') +
      rect(636, 404, 14, 110, '#7c5531') +
      cups +
      cat,
  )
}

const board: Drawing = (place, moment) => {
  const pieces = times(18, () => {
    const [x, y] = [moment(8), moment(8)]
    const white = moment(2)
    return (
      circle(75 + x * 64, 75 + y * 64, 20, white ? '#f5efe0' : '#26221f') +
      circle(75 + x * 64, 67 + y * 64, 9, white ? '#ccc3a8' : '#4a443e')
    )
  })
  return svg(
    600,
    600,
    rect(0, 0, 600, 600, hsl(place(360), 30, 32)) +
      times(64, (at) =>
        rect(
          43 + (at % 8) * 64,
          43 + Math.floor(at / 8) * 64,
          64,
          64,
          (at + Math.floor(at / 8)) % 2 ? hsl(30 + place(8), 40, 40) : hsl(40 + place(5), 45, 75),
        ),
      ) +
      pieces,
  )
}

export const FIT_SCENES: Readonly<Record<string, Drawing>> = { sea, park, board }
export const CHOOSE_SCENES: Readonly<Record<string, Drawing>> = { street, room }
