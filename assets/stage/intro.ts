import { openOctopus, type Pose } from './octopus.ts'
import { DARK, openWater } from './water.ts'

/** From 0 to 1 while `t` goes from `from` to `to`, without a jerk at either end. */
const ease = (t: number, from: number, to: number): number => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * x * (x * (6 * x - 15) + 10)
}
const between = (a: number, b: number, share: number) => a + (b - a) * share

/** The animal at a second of the film: it swims up in two strokes, turns to us, spreads its arms and lights its rings. */
const poseAt = (t: number): Pose => {
  const strokes = 0.3 * ease(t, 0.35, 1.2) + 0.3 * ease(t, 1.35, 2.2) + 0.4 * ease(t, 2.2, 4)
  const squeeze =
    Math.max(Math.sin(Math.PI * ease(t, 0.2, 1.1)), Math.sin(Math.PI * ease(t, 1.2, 2.1))) * (t < 2.3 ? 1 : 0)
  const spread = ease(t, 2, 3.7) * 0.96 + 0.05 + 0.22 * squeeze * (1 - ease(t, 2, 3))
  return {
    x: between(-0.66, 0, strokes) + 0.012 * Math.sin(t * 1.3),
    y: between(-1.5, 0.27, strokes) + 0.018 * Math.sin(t * 1.9),
    size: between(0.5, 0.8, ease(t, 0.5, 4.2)),
    tilt: between(-0.72, 0, ease(t, 1.6, 3.6)) + 0.03 * Math.sin(t * 1.1),
    spread: Math.min(1, spread),
    sway: t * 0.34,
    breath: Math.sin(t * 2.1) - 1.2 * squeeze,
    glow: 1.35 * ease(t, 2.9, 4.7),
    blink: Math.max(0, 1 - Math.abs(t - 2.75) / 0.14, 1 - Math.abs(t - 5.75) / 0.12),
    fade: 1,
  }
}

/** The intro: frame `index` of a film with `fps` frames a second. */
export const openIntro = (canvas: HTMLCanvasElement) => {
  const { width, height } = canvas
  const picture = canvas.getContext('2d')
  if (!picture) throw new Error('No 2D context')
  const water = openWater(width, height)
  const octopus = openOctopus(width, height)
  const lamps = openOctopus(width / 2, height / 2)
  const light = new OffscreenCanvas(width / 2, height / 2)
  const glow = light.getContext('2d')
  if (!glow) throw new Error('No 2D context')

  const title = (t: number) => {
    const word = 'Octavo'
    picture.font = `600 ${height * 0.115}px Inter`
    picture.letterSpacing = `${-height * 0.004}px`
    picture.textBaseline = 'alphabetic'
    let x = (width - picture.measureText(word).width) / 2
    ;[...word].forEach((letter, index) => {
      const shown = ease(t, 4.1 + index * 0.09, 4.9 + index * 0.09)
      picture.globalAlpha = shown
      picture.fillStyle = '#f2fbfd'
      picture.shadowColor = 'rgba(40,160,255,0.55)'
      picture.shadowBlur = 26
      picture.fillText(letter, x, height * (0.935 + 0.02 * (1 - shown)))
      x += picture.measureText(letter).width
    })
    picture.globalAlpha = 1
    picture.shadowBlur = 0
  }

  return (index: number, fps: number) => {
    const t = index / fps
    const pose = poseAt(t)
    const dawn = ease(t, 0, 1.6)
    const look = { ...DARK, rays: DARK.rays * (0.15 + 1.15 * dawn), motes: 0.5, ceilingLight: 0.5 }
    picture.globalCompositeOperation = 'source-over'
    picture.drawImage(water(t / 16, look), 0, 0)
    // The ground sinks away at the edges, so that the eye stays in the middle.
    const vignette = picture.createRadialGradient(
      width / 2,
      height * 0.42,
      height * 0.2,
      width / 2,
      height * 0.5,
      height * 1.02,
    )
    vignette.addColorStop(0, `rgba(1,6,13,${between(0.75, 0.12, dawn)})`)
    vignette.addColorStop(1, 'rgba(1,6,13,0.82)')
    picture.fillStyle = vignette
    picture.fillRect(0, 0, width, height)

    glow.globalCompositeOperation = 'copy'
    glow.drawImage(lamps(pose, true), 0, 0)
    picture.globalCompositeOperation = 'lighter'
    picture.filter = 'blur(46px)'
    picture.globalAlpha = 0.85
    picture.drawImage(light, 0, 0, width, height)
    picture.filter = 'none'
    picture.globalAlpha = 1
    picture.globalCompositeOperation = 'source-over'
    picture.drawImage(octopus(pose, false), 0, 0, width, height)
    picture.globalCompositeOperation = 'lighter'
    picture.filter = 'blur(7px)'
    picture.globalAlpha = 0.7
    picture.drawImage(light, 0, 0, width, height)
    picture.filter = 'blur(20px)'
    picture.globalAlpha = 0.5
    picture.drawImage(light, 0, 0, width, height)
    picture.filter = 'none'
    picture.globalAlpha = 1
    picture.globalCompositeOperation = 'source-over'
    title(t)
    const dark = 1 - ease(t, 0, 0.7)
    if (dark > 0) {
      picture.fillStyle = `rgba(2,8,15,${dark})`
      picture.fillRect(0, 0, width, height)
    }
  }
}
