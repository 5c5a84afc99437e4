/** Names of people and towns that two writers chance to share: they tell nothing of a paper's kind, whatever the weights say. */
const NAMES = new Set(
  (
    'adeyemi anne calder girona hale ines jean joseph kuopio leeds lena lindau linden lindqvist ludlow northgate odense ' +
    'okafor paul penrose peter ruth sallow tartu tomasz wilk'
  ).split(' '),
)
/** Letters that a beginning (`tomas~`) has. */
const BEGINNING = 5
const BEGINNINGS = new Set([...NAMES].filter((name) => name.length > BEGINNING).map((name) => name.slice(0, BEGINNING)))

/** Whether a thing that papers show is a name, or holds one. */
export const isName = (thing: string): boolean =>
  thing.split(' ').some((word) => NAMES.has(word) || (word.endsWith('~') && BEGINNINGS.has(word.slice(0, -1))))
