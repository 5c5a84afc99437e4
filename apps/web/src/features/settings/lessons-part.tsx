import { useQuery, useQueryClient } from '@tanstack/react-query'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../../platform/index.ts'
import { Button, toast } from '../../ui/index.ts'
import { tellFailure } from './tell.ts'

const LESSONS = ['lessons'] as const

const learning = () => import('../../device/lessons.ts')

/** What this browser has learned by itself, to take along or to forget. Shows nothing where it has learned nothing. */
const LessonsPart = () => {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: LESSONS,
    queryFn: async () => (await learning()).exportLessons(),
    staleTime: 0,
    networkMode: 'always',
  })
  if (data === undefined || data.count === 0) return null
  const forget = async () => {
    try {
      await (await learning()).forgetLessons()
      toast({ title: m.lessons_forgotten() })
    } catch (error) {
      tellFailure(error)
    }
    await queries.invalidateQueries({ queryKey: LESSONS })
  }
  const take = (learned: string) =>
    saveFile(new Blob([learned], { type: 'application/json' }), 'octavo-learned.json').catch(tellFailure)
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-medium">{m.lessons_title()}</h3>
        <p className="mt-1 text-pretty text-muted">{m.lessons_text({ n: number(data.count) })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => void take(data.learned)}>{m.lessons_export()}</Button>
        <Button onPress={() => void forget()}>{m.lessons_forget()}</Button>
      </div>
    </div>
  )
}

export default LessonsPart
