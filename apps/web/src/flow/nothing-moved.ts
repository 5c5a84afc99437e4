/** A run in which not one file could be moved. */
export class NothingMoved extends Error {
  override readonly name = 'NothingMoved'
}
