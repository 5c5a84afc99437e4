import * as z from 'zod'
import type { S3Place } from '../blobs/s3/client.ts'

export type { S3Place } from '../blobs/s3/client.ts'

const address = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}, 'must be an address such as https://s3.example.org, without the bucket, a user, ? or #')
const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'must be the name of a bucket: 3 to 63 of a to z, 0 to 9, "." and "-"')

/** Settings about contents in an S3-compatible store. */
export const S3_SETTINGS = {
  OCTAVO_S3_URL: {
    check: address,
    default: undefined,
    about:
      'An S3-compatible store that keeps the contents of files: https://s3.example.org. Left out: the data folder.',
  },
  OCTAVO_S3_BUCKET: {
    check: bucket,
    default: undefined,
    about: 'The bucket, which must be there and be for Octavo alone.',
  },
  OCTAVO_S3_REGION: {
    check: z.string().min(1),
    default: 'us-east-1',
    about: 'The region that requests are signed for.',
  },
  OCTAVO_S3_ACCESS_KEY: { check: z.string().min(1), default: undefined, about: 'The id of the key.' },
  OCTAVO_S3_SECRET_KEY: { check: z.string().min(1), default: undefined, secret: true, about: 'The secret of the key.' },
  OCTAVO_S3_STYLE: {
    check: z.enum(['path', 'host']),
    default: 'path' as const,
    about: 'Where addresses have the bucket: path (https://host/bucket) or host (https://bucket.host).',
  },
} as const

type Name = keyof typeof S3_SETTINGS
type Value<N extends Name> =
  | z.output<(typeof S3_SETTINGS)[N]['check']>
  | Extract<(typeof S3_SETTINGS)[N]['default'], undefined>

/** The store that the operator named; undefined for none. What is half set is said to `problem`. */
export function s3Of(
  read: <N extends Name>(name: N) => Value<N>,
  problem: (text: string) => void,
): S3Place | undefined {
  const [endpoint, name] = [read('OCTAVO_S3_URL'), read('OCTAVO_S3_BUCKET')]
  const [accessKeyId, secretAccessKey] = [read('OCTAVO_S3_ACCESS_KEY'), read('OCTAVO_S3_SECRET_KEY')]
  const given = { endpoint, bucket: name, accessKeyId, secretAccessKey }
  if (Object.values(given).every((value) => value === undefined)) return undefined
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    problem(
      'OCTAVO_S3_URL, OCTAVO_S3_BUCKET, OCTAVO_S3_ACCESS_KEY and OCTAVO_S3_SECRET_KEY are set together or not at all',
    )
    return undefined
  }
  return {
    endpoint,
    bucket: name,
    accessKeyId,
    secretAccessKey,
    region: read('OCTAVO_S3_REGION'),
    style: read('OCTAVO_S3_STYLE'),
  }
}
