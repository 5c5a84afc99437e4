import { openOctopus } from './octopus.ts'
import { DARK, openWater } from './water.ts'

/** The picture that a link to Octavo shows: the animal with its rings alight, the name, and what it is for. */
export const drawSocial = (canvas: HTMLCanvasElement): void => {
  const { width, height } = canvas
  const picture = canvas.getContext('2d')
  if (!picture) throw new Error('No 2D context')
  const pose = {
    x: 0.93,
    y: 0.16,
    size: 0.92,
    tilt: -0.06,
    spread: 1,
    sway: 0.4,
    breath: 0.3,
    glow: 1.35,
    blink: 0,
    fade: 1,
  }
  picture.drawImage(openWater(width, height)(0.1, { ...DARK, rays: 0.36, ceilingLight: 0.5 }), 0, 0)
  const light = openOctopus(width / 2, height / 2)(pose, true)
  picture.globalCompositeOperation = 'lighter'
  picture.filter = 'blur(40px)'
  picture.drawImage(light, 0, 0, width, height)
  picture.filter = 'none'
  picture.globalCompositeOperation = 'source-over'
  picture.drawImage(openOctopus(width, height)(pose, false), 0, 0)
  picture.globalCompositeOperation = 'lighter'
  picture.filter = 'blur(9px)'
  picture.globalAlpha = 0.8
  picture.drawImage(light, 0, 0, width, height)
  picture.filter = 'none'
  picture.globalAlpha = 1
  picture.globalCompositeOperation = 'source-over'
  picture.fillStyle = '#f2fbfd'
  picture.font = '650 112px Inter'
  picture.letterSpacing = '-4px'
  picture.fillText('Octavo', 72, 308)
  picture.fillStyle = '#a9c4d6'
  picture.font = '450 34px Inter'
  picture.letterSpacing = '-0.4px'
  picture.fillText('Where Your Files & Emails', 78, 372)
  picture.fillText('Find Peace', 78, 416)
}
