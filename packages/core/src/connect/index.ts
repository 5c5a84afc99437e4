export { entryBytes, fetchPart } from './bytes.ts'
export {
  type Abilities,
  type Account,
  type Changes,
  type ChangesAsk,
  type Connector,
  type Entry,
  type Head,
  type HeadsAsk,
  type MoveOrder,
  type OpenAsk,
  type PutOrder,
  TOP,
} from './connector.ts'
export { CrossingTarget, type Hasher } from './crossing.ts'
export { driveFolderOf, SYNC } from './drive-files.ts'
export { Inventory, inventoryOf } from './inventory.ts'
export { MailFolders } from './mail-folders.ts'
export { findMailings, type MailingsAsk, wholeLetter } from './mailings.ts'
export { findPath } from './paths.ts'
export { ConnectorSource } from './source.ts'
export { ConnectorTarget } from './target.ts'
