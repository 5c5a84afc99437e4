/**
 * Ids page by page, as work beside requests goes through a library: `next` gives those after the last one of the page before,
 * `most` at a time; a page that is not full is the last.
 */
export async function* pagesOf(
  next: (last: string | undefined) => Promise<readonly string[]>,
  most: number,
): AsyncGenerator<readonly string[], void, undefined> {
  for (let last: string | undefined; ; ) {
    const ids = await next(last)
    yield ids
    if (ids.length < most) return
    last = ids.at(-1)
  }
}
