import { DARK, LIGHT, openWater } from './water.ts'

/** The looping background: frame `index` of `count`, in one of two looks. */
export const openLoop = (canvas: HTMLCanvasElement, look: 'dark' | 'light') => {
  const picture = canvas.getContext('2d')
  if (!picture) throw new Error('No 2D context')
  const water = openWater(canvas.width, canvas.height)
  return (index: number, count: number) => {
    picture.drawImage(water(index / count, look === 'dark' ? DARK : LIGHT), 0, 0)
  }
}
