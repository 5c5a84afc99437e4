import { HandleFiles } from '../../place/handle-files.ts'
import { PlaceTarget } from '../../place/target.ts'
import type { ToPlace } from './protocol.ts'
import { serve } from './serve.ts'

let hear: (message: ToPlace) => void = () => undefined

addEventListener('message', ({ data }: MessageEvent<ToPlace>) => {
  if (data.type === 'open') hear = serve(new PlaceTarget(new HandleFiles(data.root)), (message) => postMessage(message))
  else hear(data)
})
