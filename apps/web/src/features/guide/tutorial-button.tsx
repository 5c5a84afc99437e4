import { GraduationCap } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { openTutorial } from './guide-store.ts'

/** Opens the tutorial from a dialog, which closes with it. */
export default function TutorialButton() {
  return (
    <Button icon={GraduationCap} slot="close" onPress={() => openTutorial()}>
      {m.guide_tutorial()}
    </Button>
  )
}
