import { lazy } from 'react'
import { WorkbenchScreen } from '../features/workbench/workbench-screen.tsx'

const MyFiles = lazy(() => import('./my-files.tsx'))

/** `/workbench`, with the person's own library beside the demo; features don't know each other. */
export default function Workbench() {
  return <WorkbenchScreen myFiles={<MyFiles />} />
}
