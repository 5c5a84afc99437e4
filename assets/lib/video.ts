import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpeg } from './ffmpeg.ts'
import { mediaFolder } from './paths.ts'

const MAX_BYTES = 1.5 * 1024 * 1024

/** JPEG is BT.601 at full range; screens of video expect BT.709 at limited range, and the file says so. */
const COLOURS = 'scale=in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=limited,format=yuv420p'
const TAGS = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

export interface Film {
  /** Name without its ending, below the media folder. */
  readonly name: string
  readonly fps: number
  /** Bits a second that the coders aim at, in thousands. */
  readonly kilobits: number
  /** Frame that the still picture shows. */
  readonly stillFrame: number
  readonly stillWidth: number
}

/** Turns JPEG frames into `name.webm` (VP9), `name.mp4` (H.264, index in front) and a still as `name.webp`. */
export const encode = async (film: Film, frames: AsyncIterable<Buffer>): Promise<void> => {
  const work = mkdtempSync(join(tmpdir(), 'octavo-film-'))
  const master = join(work, 'master.mkv')
  const log = join(work, 'passes')
  const out = `${mediaFolder}${film.name}`
  try {
    const pipe = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(film.fps), '-i', 'pipe:0']
    await ffmpeg(
      [...pipe, '-vf', COLOURS, ...TAGS, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', master],
      frames,
    )
    const rate = ['-b:v', `${film.kilobits}k`, '-an', '-map_metadata', '-1', '-fflags', '+bitexact', ...TAGS]
    const vp9 = ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-g', '240', '-auto-alt-ref', '1', '-lag-in-frames', '25']
    const h264 = [
      '-c:v',
      'libx264',
      '-preset',
      'slower',
      '-profile:v',
      'high',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
    ]
    for (const [kind, coder, ending] of [
      ['webm', [...vp9, '-cpu-used'], 'webm'],
      ['mp4', h264, 'mp4'],
    ] as const) {
      for (const pass of [1, 2]) {
        const speed = kind === 'webm' ? [pass === 1 ? '4' : '2'] : []
        const target = pass === 1 ? ['-f', 'null', '-'] : [`${out}.${ending}`]
        const passes = ['-pass', String(pass), '-passlogfile', `${log}-${kind}`]
        await ffmpeg(['-i', master, ...coder, ...speed, ...rate, ...passes, ...target])
      }
      const { size } = statSync(`${out}.${ending}`)
      console.log(`${film.name}.${ending} ${size} bytes`)
      if (size > MAX_BYTES) throw new Error(`${film.name}.${ending} is too large`)
    }
    const still = `select=eq(n\\,${film.stillFrame}),scale=${film.stillWidth}:-2:flags=lanczos`
    await ffmpeg(['-i', master, '-vf', still, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '82', `${out}.webp`])
    console.log(`${film.name}.webp ${statSync(`${out}.webp`).size} bytes`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
