import { Button } from '../ui/index.ts'

/** The main organizer. */
export default function Home() {
  return (
    <main>
      <Button>Upload Files</Button>
    </main>
  )
}
