import * as z from 'zod'
import type { S3Place } from '../blobs/s3/client.ts'
import { flag } from './flag.ts'

/** A bucket as the operator named it. */
export interface S3Settings extends S3Place {
  /** Where people's browsers are sent for a download; undefined: it comes from this server. */
  readonly presignedAt: string | undefined
}

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
  OCTAVO_S3_PRESIGNED: {
    check: flag,
    default: false,
    about: 'Send browsers to the store for downloads of large files, with an address that lives for a minute.',
  },
  OCTAVO_S3_PUBLIC_URL: {
    check: address,
    default: undefined,
    about: 'Where browsers reach the store, if not at OCTAVO_S3_URL; with OCTAVO_S3_PRESIGNED.',
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
): S3Settings | undefined {
  const [isPresigned, publicUrl] = [read('OCTAVO_S3_PRESIGNED'), read('OCTAVO_S3_PUBLIC_URL')]
  const [endpoint, name] = [read('OCTAVO_S3_URL'), read('OCTAVO_S3_BUCKET')]
  const [accessKeyId, secretAccessKey] = [read('OCTAVO_S3_ACCESS_KEY'), read('OCTAVO_S3_SECRET_KEY')]
  const given = { endpoint, bucket: name, accessKeyId, secretAccessKey }
  if (publicUrl !== undefined && !isPresigned) problem('OCTAVO_S3_PUBLIC_URL: is for OCTAVO_S3_PRESIGNED=true')
  if (Object.values(given).every((value) => value === undefined)) {
    if (isPresigned) problem('OCTAVO_S3_PRESIGNED: must be set together with OCTAVO_S3_URL')
    return undefined
  }
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
    presignedAt: isPresigned ? (publicUrl ?? endpoint) : undefined,
  }
}

/** What is wrong with where people are sent: browsers let no download of a page that came by TLS come without it. */
export function s3Problems(config: {
  readonly s3: S3Settings | undefined
  readonly publicUrl: string | undefined
}): readonly string[] {
  const isSecret = config.publicUrl?.startsWith('https:') === true
  if (!isSecret || config.s3?.presignedAt?.startsWith('https:') !== false) return []
  return ['OCTAVO_S3_PUBLIC_URL: must begin with https:, as OCTAVO_PUBLIC_URL does, where OCTAVO_S3_PRESIGNED is true']
}
