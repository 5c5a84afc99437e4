import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Words of one line mean the same to the tiny model; words that it does not know mean nothing. */
export const MEANINGS = [
  'invoice bill payment due amount',
  'cat kitten feline purring whiskers',
  'train railway ticket journey carriage',
  'soup recipe broth cooking onion',
  'doctor clinic physician health blood',
  'guitar song melody music chord',
] as const
const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']

/** What a model does once its texts are in: answers, never ends, or takes all memory that it can get. */
export type TinyBehaviour = 'answers' | 'hangs' | 'eats memory'

// Protocol buffers: a field is its number and wire type, then a varint (0) or a length and as many bytes (2).
const varint = (value: number | bigint): number[] => {
  const bytes: number[] = []
  let rest = BigInt(value)
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return [...bytes, Number(rest)]
}
const whole = (field: number, value: number | bigint) => Buffer.from([...varint(field * 8), ...varint(value)])
const bytes = (field: number, value: string | Uint8Array) => {
  const content = Buffer.from(value)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}
const message = (...fields: readonly Buffer[]) => Buffer.concat(fields)

const FLOAT = 1
const INT64 = 7
const BOOL = 9
const tensor = (name: string, type: number, dims: readonly number[], raw: Uint8Array) =>
  message(...dims.map((dim) => whole(1, dim)), whole(2, type), bytes(8, name), bytes(9, raw))
const value = (name: string, type: number, dims: readonly string[]) =>
  message(
    bytes(1, name),
    bytes(2, bytes(1, message(whole(1, type), bytes(2, message(...dims.map((dim) => bytes(1, bytes(2, dim)))))))),
  )
const node = (type: string, inputs: readonly string[], outputs: readonly string[], ...attributes: readonly Buffer[]) =>
  message(
    ...inputs.map((name) => bytes(1, name)),
    ...outputs.map((name) => bytes(2, name)),
    bytes(4, type),
    ...attributes.map((attribute) => bytes(5, attribute)),
  )
const graph = (name: string, parts: Record<'nodes' | 'constants' | 'inputs' | 'outputs', readonly Buffer[]>) =>
  message(
    ...parts.nodes.map((part) => bytes(1, part)),
    bytes(2, name),
    ...parts.constants.map((part) => bytes(5, part)),
    ...parts.inputs.map((part) => bytes(11, part)),
    ...parts.outputs.map((part) => bytes(12, part)),
  )
const longs = (...values: readonly bigint[]) => new Uint8Array(BigInt64Array.from(values).buffer)

/** Nodes from `looked_up` to `last_hidden_state`, and the constants that they need. */
function behaviour(kind: TinyBehaviour): { readonly nodes: readonly Buffer[]; readonly constants: readonly Buffer[] } {
  const out = 'last_hidden_state'
  if (kind === 'answers') return { nodes: [node('Identity', ['looked_up'], [out])], constants: [] }
  if (kind === 'eats memory') {
    const repeats = tensor('repeats', INT64, [3], longs(1n, 1n, 1n << 23n))
    return { nodes: [node('Tile', ['looked_up', 'repeats'], [out])], constants: [repeats] }
  }
  const body = graph('body', {
    nodes: [node('Identity', ['go_on'], ['go_on_out']), node('Neg', ['state'], ['state_out'])],
    constants: [],
    inputs: [value('turn', INT64, []), value('go_on', BOOL, []), value('state', FLOAT, ['b', 's', 'd'])],
    outputs: [value('go_on_out', BOOL, []), value('state_out', FLOAT, ['b', 's', 'd'])],
  })
  const attribute = message(bytes(1, 'body'), bytes(6, body), whole(20, 5))
  return {
    nodes: [node('Loop', ['turns', 'yes', 'looked_up'], [out], attribute)],
    constants: [tensor('turns', INT64, [], longs(1n << 62n)), tensor('yes', BOOL, [], Uint8Array.of(1))],
  }
}

/** The vocabulary in the order of its ids. */
const vocabulary = () => [
  ...SPECIAL,
  ...MEANINGS.flatMap((line) => line.split(' ')),
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
]

/** An ONNX model (IR 8, opset 13) that gives each token the vector of its meaning: one look-up in a table. */
function onnx(kind: TinyBehaviour): Buffer {
  const words = vocabulary()
  const width = MEANINGS.length + 1
  const table = Float32Array.from(
    words.flatMap((word) => {
      const meaning = MEANINGS.findIndex((line) => line.split(' ').includes(word))
      return Array.from({ length: width }, (_, axis) => (axis === meaning ? 1 : axis === width - 1 ? 0.05 : 0))
    }),
  )
  const { nodes, constants } = behaviour(kind)
  const whose = graph('tiny', {
    nodes: [node('Gather', ['table', 'input_ids'], ['looked_up']), ...nodes],
    constants: [tensor('table', FLOAT, [words.length, width], new Uint8Array(table.buffer)), ...constants],
    inputs: [value('input_ids', INT64, ['b', 's']), value('attention_mask', INT64, ['b', 's'])],
    outputs: [value('last_hidden_state', FLOAT, ['b', 's', 'd'])],
  })
  return message(whole(1, 8), bytes(8, message(bytes(1, ''), whole(2, 13))), bytes(7, whose))
}

/** Writes a whole model folder as people download them: configuration, tokenizer, `onnx/model.onnx`. */
export function writeTinyModel(folder: string, kind: TinyBehaviour = 'answers'): string {
  const words = vocabulary()
  const special = SPECIAL.map((content, id) => ({
    id,
    content,
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  }))
  const files: Record<string, unknown> = {
    'config.json': { model_type: 'bert', architectures: ['BertModel'], hidden_size: MEANINGS.length + 1 },
    'tokenizer_config.json': {
      tokenizer_class: 'BertTokenizer',
      pad_token: '[PAD]',
      unk_token: '[UNK]',
      model_max_length: 128,
    },
    'tokenizer.json': {
      version: '1.0',
      added_tokens: special,
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: {
        type: 'TemplateProcessing',
        single: [
          { SpecialToken: { id: '[CLS]', type_id: 0 } },
          { Sequence: { id: 'A', type_id: 0 } },
          { SpecialToken: { id: '[SEP]', type_id: 0 } },
        ],
        pair: [],
        special_tokens: {
          '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
          '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
        },
      },
      decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab: Object.fromEntries(words.map((word, id) => [word, id])),
      },
    },
  }
  mkdirSync(path.join(folder, 'onnx'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(content))
  writeFileSync(path.join(folder, 'onnx', 'model.onnx'), onnx(kind))
  return folder
}
