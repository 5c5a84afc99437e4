// `node assets/tracks.ts [number]`: synthesises the five tracks into apps/web/public/media.
import { statSync } from 'node:fs'
import { ffmpeg } from './lib/ffmpeg.ts'
import { mediaFolder } from './lib/paths.ts'
import { RATE, type Stereo } from './music/dsp.ts'
import { interleave, limit, mixDown } from './music/master.ts'
import { COMPOSITIONS } from './music/tracks.ts'

const LOUDNESS_LUFS = -16
/** Highest sample; true peaks between samples and the coder's ripples stay below full scale with it. */
const CEILING = 10 ** (-2 / 20)
const MAX_BYTES = 500 * 1024
const RAW = ['-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-i', 'pipe:0']

/** Integrated loudness (EBU R128) in LUFS. */
const loudnessOf = async (samples: Stereo): Promise<number> => {
  const said = await ffmpeg([...RAW, '-af', 'ebur128', '-f', 'null', '-'], [interleave(samples)])
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(said)?.[1])
}

const only = process.argv[2]
for (const [index, compose] of COMPOSITIONS.entries()) {
  if (only && only !== String(index + 1)) continue
  const composition = compose()
  const samples = mixDown(composition)
  // The limiter takes a little loudness away, so the gain is measured twice.
  for (let round = 0; round < 2; round++)
    limit(samples, 10 ** ((LOUDNESS_LUFS - (await loudnessOf(samples))) / 20), CEILING)
  const file = `${mediaFolder}${composition.file}.mp3`
  const seconds = samples.left.length / RATE
  const rate = Math.min(96, Math.floor(((MAX_BYTES - 6000) * 8) / seconds / 1000 / 8) * 8)
  await ffmpeg(
    [
      ...RAW,
      '-c:a',
      'libmp3lame',
      '-b:a',
      `${rate}k`,
      '-joint_stereo',
      '1',
      '-compression_level',
      '0',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file,
    ],
    [interleave(samples)],
  )
  const heard = await ffmpeg(['-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'])
  const [, loudness] = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(heard) ?? []
  const [, peak] = /True peak:\s+Peak:\s+(-?[\d.]+) dBFS/.exec(heard) ?? []
  const { size } = statSync(file)
  console.log(
    `${composition.file} ${seconds.toFixed(1)} s ${rate} kbit/s ${size} bytes ${loudness} LUFS peak ${peak} dBTP`,
  )
  if (size > MAX_BYTES) throw new Error(`${file} is too large`)
  if (Number(peak) >= 0) throw new Error(`${file} clips`)
}
