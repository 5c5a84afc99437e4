import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../../own-folders/parts.ts'
import type { Known } from './found.ts'
import type { Recipe } from './recipes.ts'

/** What the programs are given: notes, a table, a page of letters, a picture and sound from numbers. */
const PREPARE = `
for n in 1 2 3; do seq $n 400 | sed 's/$/ lines of a note that somebody wrote down/' > note$n.txt; done
head -c 60000 /dev/zero | openssl enc -aes-128-ctr -K 00112233445566778899aabbccddeeff -iv 00000000000000000000000000000000 > noise.bin
printf 'name,day,sum\\nAda,2024-01-02,12.5\\nBob,2024-02-03,7\\nCy,2024-03-04,1\\n' > table.csv
printf '<html><body><h1>Minutes</h1><p>The board met.</p><table><tr><td>a</td><td>1</td></tr></table></body></html>' > page.html
convert -size 160x120 plasma:tan-navy picture.png || convert -size 160x120 gradient:tan-navy picture.png
/usr/bin/python3 -c "import wave,math,struct; w=wave.open('tone.wav','wb'); w.setparams((1,2,8000,0,'NONE','')); w.writeframes(b''.join(struct.pack('<h',int(9000*math.sin(i/7))) for i in range(16000)))"
`

/**
 * Files that real programs write, in a folder that is made for them, with what could not be made here. Which part a file is in
 * goes by its program and type together.
 */
export function made(
  folder: string,
  recipes: readonly Recipe[],
): { readonly known: readonly Known[]; readonly lacking: readonly string[] } {
  fs.mkdirSync(folder, { recursive: true })
  const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', GNUPGHOME: path.join(folder, 'keys') }
  const sh = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: folder, env, timeout: 240_000, stdio: 'ignore' })
  sh(PREPARE)
  const known: Known[] = []
  const lacking: string[] = []
  for (const [label, program, command] of recipes) {
    // What was made before is kept: some of the programs take long.
    const file = path.join(folder, `made-${numberOf(command)}.${label}`)
    if (!fs.existsSync(file)) sh(command.replaceAll('OUT', file))
    if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
      known.push({ file, label, source: `${program} ${label}` })
    else lacking.push(`${label} (${program})`)
  }
  return { known, lacking }
}
