// `node assets/intro.ts`: films the intro.
import { grab, withStage } from './lib/stage.ts'
import { encode } from './lib/video.ts'

const FPS = 30
const SECONDS = 7

await withStage(1280, 720, async (page) => {
  async function* frames() {
    for (let index = 0; index < FPS * SECONDS; index++) {
      await page.evaluate(
        async ([frame, fps]) => {
          const { openIntro } = await import('/intro.ts' as string)
          const stage = globalThis as { draw?: (frame: number, fps: number) => void }
          stage.draw ??= openIntro(document.querySelector('canvas'))
          stage.draw?.(frame, fps)
        },
        [index, FPS] as const,
      )
      yield await grab(page)
    }
  }
  await encode({ name: 'intro', fps: FPS, kilobits: 1450, stillFrame: FPS * SECONDS - 12, stillWidth: 1280 }, frames())
})
