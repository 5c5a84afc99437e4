import {
  type Account,
  type Changes,
  type ChangesAsk,
  type Connector,
  type Entry,
  Inventory,
  type MoveOrder,
  type OpenAsk,
} from '@octavo/core/connect'

/**
 * A drive as it is known: what is asked of its names is answered from that, and what changes something is done by its
 * provider and known afterwards. So a plan asks nothing, and a run of many moves asks for each move alone. Where the provider
 * refuses anything what is known is doubted from then on, and the provider is asked.
 */
export class KnownPlace implements Connector {
  readonly can: Connector['can']
  readonly #connector: Connector
  readonly #inventory = new Inventory()
  #isDoubted = false

  constructor(connector: Connector, entries: Iterable<Entry>) {
    this.#connector = connector
    this.can = connector.can
    this.#learn({ entries: [...entries], gone: [] })
  }

  #learn({ entries, gone }: Pick<Changes, 'entries' | 'gone'>): void {
    this.#inventory.take({ entries, gone, unlisted: [], isListing: false, cursor: '', hasMore: false })
  }

  /** All that is known, as one page of a listing. */
  async changes(_ask: ChangesAsk): Promise<Changes> {
    const entries: Entry[] = []
    const waiting = ['']
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      for (const entry of this.#inventory.in(id)) {
        entries.push(entry)
        if (entry.kind === 'folder') waiting.push(entry.id)
      }
    return { entries, gone: [], unlisted: [], isListing: true, cursor: '', hasMore: false }
  }

  account = (signal?: AbortSignal): Promise<Account> => this.#connector.account(signal)
  open = (id: string, ask: OpenAsk) => this.#connector.open(id, ask)
  close = () => this.#connector.close()

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return this.#isDoubted ? await this.#connector.get(id, signal) : this.#inventory.get(id)
  }

  async find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    if (this.#isDoubted) return await this.#connector.find(parentId, name, signal)
    return this.#inventory.in(parentId).find((entry) => entry.name === name)
  }

  async list(id: string): Promise<readonly Entry[]> {
    return this.#isDoubted ? await this.#connector.list(id) : this.#inventory.in(id)
  }

  async #change<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      this.#isDoubted = true
      throw error
    }
  }

  makeFolder(parentId: string, name: string): Promise<Entry> {
    return this.#change(async () => {
      const entry = await this.#connector.makeFolder(parentId, name)
      this.#learn({ entries: [entry], gone: [] })
      return entry
    })
  }

  move(order: MoveOrder): Promise<Entry> {
    return this.#change(async () => {
      const entry = await this.#connector.move(order)
      this.#learn({ entries: [entry], gone: entry.id === order.id ? [] : [order.id] })
      return entry
    })
  }

  removeEmptyFolder(id: string): Promise<boolean> {
    return this.#change(async () => {
      const isRemoved = await this.#connector.removeEmptyFolder(id)
      if (isRemoved) this.#learn({ entries: [], gone: [id] })
      else this.#isDoubted = true
      return isRemoved
    })
  }
}
