import { isOffline } from '../connection/connection.ts'
import { DeviceTarget } from '../device/library.ts'
import { newRunId } from '../device/local.ts'
import { HttpError, respond } from '../http/http.ts'
import { namesThere } from '../http/plans.ts'
import { createPlanner, type NamesIn } from '../worker/plan/client.ts'
import { contentsOf } from './contents.ts'
import { LivePlan } from './live-plan.ts'

/** Names that are taken: what runs of this device have put there, and what the library has there where it can be asked. */
const namesIn: NamesIn = async (folders) => {
  const here = await new DeviceTarget([]).names(folders)
  const there = isOffline() ? undefined : await namesThere(folders).catch(whenAway)
  return new Map(folders.map((folder) => [folder, [...(here.get(folder) ?? []), ...(there?.get(folder) ?? [])]]))
}

/** A library that can't be reached is asked when the plan is handed over; one that refuses is no library to plan for. */
const whenAway = (error: unknown): undefined => {
  if (error instanceof HttpError) throw error
}

/** The bytes of a file of the library; undefined where nobody can have them now. */
const bytesThere = async (id: string): Promise<Blob | undefined> =>
  isOffline() ? undefined : (await respond(`/api/files/${encodeURIComponent(id)}/content`, {})).blob()

/** A plan for the library: made by core in a worker of this browser, with the server and without it. */
export const libraryPlan = (): LivePlan =>
  new LivePlan(
    () => createPlanner(namesIn),
    newRunId,
    contentsOf,
    () => bytesThere,
  )

/** The plan of this tab's review. */
export const livePlan = libraryPlan()
