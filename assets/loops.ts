// `node assets/loops.ts [dark|light]`: films the looping background in its two looks.
import { grab, withStage } from './lib/stage.ts'
import { encode } from './lib/video.ts'

const FRAMES = 200
const FPS = 20

for (const look of ['dark', 'light'] as const) {
  if (process.argv[2] && process.argv[2] !== look) continue
  await withStage(1280, 720, async (page) => {
    async function* frames() {
      for (let index = 0; index < FRAMES; index++) {
        await page.evaluate(
          async ([frame, count, name]) => {
            const { openLoop } = await import('/loop.ts' as string)
            const stage = globalThis as { draw?: (frame: number, count: number) => void }
            stage.draw ??= openLoop(document.querySelector('canvas'), name)
            stage.draw?.(frame, count)
          },
          [index, FRAMES, look] as const,
        )
        yield await grab(page)
      }
    }
    await encode({ name: `water-${look}`, fps: FPS, kilobits: 620, stillFrame: 0, stillWidth: 1280 }, frames())
  })
}
