/** What `octavo --help` prints. */
export const HELP = `octavo sorts the files of a folder into folders by what is inside them. Nothing moves before a
yes, nothing is ever overwritten or deleted, and every run can be taken back.

  octavo plan FOLDER          show what apply would do; changes nothing
  octavo apply FOLDER         show the plan, ask, and move the files
  octavo undo [RUN]           take a run back; the last one when RUN is left out
  octavo resume [RUN]         finish a run that was stopped or killed
  octavo history [RUN]        list all runs; of RUN, what was judged of each file, and by whom
  octavo classify PATH...     say what files are; of a folder, all files below it
  octavo teach PATH... --as FOLDER           from now on files like these belong in FOLDER
  octavo teach --list | --forget FOLDER      what was taught; take it back
  octavo teach --rename OLD --as NEW         a folder has another name, or is one with another
  octavo teach --export FILE | --import FILE what was taught as a file, without words, names or paths
  octavo facts PATH...        say what is inside files: text, title, dates, place, members
  octavo cluster documents|images FOLDER     group them by content, or by visual style
  octavo connect NAME URL     a server of files (webdavs://USER@HOST/FOLDER) or mails (imaps://USER@HOST,
                              jmaps://USER@HOST); then plan, apply and facts take NAME:FOLDER; alone, what is connected; --forget NAME
  octavo unsubscribe NAME[:FOLDER] [SENDER...]
                              the mailing lists that write to a mailbox; leave those that are named
  octavo watch FOLDER         look at FOLDER until stopped, and propose where what comes belongs; --apply files it
  octavo scout add NAME FOLDER | list | run [NAME] | remove NAME
                              the same for folders and connections that are looked at now and then
  octavo mcp FOLDER...        tools for a language-model agent over these folders (MCP, standard input and
                              output): it proposes plans, and carries out what you approved
  octavo approve [PLAN]       look at a plan that an agent proposed, and approve it; alone, those that wait;
                              --code chooses a code with which it can be done in a browser, too
  octavo grant FOLDER --per-day N            agents may move so many files a day there without asking; alone,
                              what was granted; --forget FOLDER takes it back
  octavo guard FOLDER -- COMMAND...          run any command; what it deletes, moves or changes in FOLDER
                              can be taken back with octavo undo
  octavo duplicates FOLDER    files that are there more than once; moves nothing without --set-aside
  octavo dates PATH...        days that papers set: when they expire, are to be paid, when contracts end
  octavo split FILE.pdf       a scanned stack: where documents begin in it, and each as a file of its own
  octavo rules test RULES FOLDER    what a file of rules would do; changes nothing
  octavo rules why RULES FILE...    which rules fit and which do not, condition by condition
  octavo rules check RULES          rules as sentences, and those that can never decide
  octavo rules from TEXT...         a file of rules from what you say, as "screenshots into Work"
  octavo rules export RULES sieve|gmail    rules about mails for a mail server
  octavo rules schema               the JSON schema of files of rules

Beside a server, with OCTAVO_DATA_DIR set to its data folder (./data when left out):
  octavo feedback list                   what people wrote to you
  octavo account reset-password EMAIL    make a link for a new password, good once for 15 minutes
  octavo data status                     what waits for your word, and what is in quarantine
  octavo data check                      hold every stored file against its hash
  octavo data return                     bring back from quarantine what is needed
  octavo backup FOLDER                   a backup while the server works; again: only what is new is copied
  octavo backup check FOLDER             hold the newest backup there against its hashes
  octavo restore FOLDER [BACKUP]         put a backup into a data folder that is missing or empty
  octavo data bind                       let the next start bind database and data folder anew
  octavo data to-bucket                  let the next start move stored files into the bucket of OCTAVO_S3_URL
  octavo data to-postgres                let the next start move the database into the empty one of DATABASE_URL

  --into DIR      plan, apply: make the folders in DIR, on any disk; FOLDER itself when left out;
                  split: the folder that the documents are written in, beside FILE when left out
  --by WHAT       plan, apply: content (the default) reads documents and learns from the folders that
                  are there; type goes by types alone and reads first bytes only
                  of mails (an .mbox, a Maildir, any folder of them): category, sender, date, size,
                  attachment, thread, newsletter or kind; they are written into DIR as .eml files, and
                  the mailbox is not changed
  --attachments   plan, apply: of mails also what is attached, by sender and year, each thing once
  --mailboxes     plan, apply: of mails one .mbox for each group, instead of .eml files
  --again         plan, apply: of what earlier runs filed in FOLDER, what rules and what was taught
                  since would put elsewhere today; nothing else moves
  --apply         watch, scout add: file by itself what octavo is sure of; every run can be undone
  --settle N      watch, scout add: look into a file when it was the same for N seconds; 3 when left out
  --every WHEN    scout add: realtime (every 15 minutes), hourly (the default), daily, weekly
  --ask-client    mcp: what the client says its user answered counts as an approval, too; off when left out
  --until DATE    grant: the last day on which it holds, as 2027-01-31
  --keep-days N   guard: how many days it can be taken back; 30 when left out
  --copies MB     guard: copy every file up to this size, so that writing into it can be taken back, too;
                  16 MiB when left out, 256 KiB for pictures, sound, films and archives, 2 GiB in all
  --unsure        plan, apply: move also what octavo is not sure of, to its best guess;
                  split: make the cuts that it is not sure of, too
  --open DIR      plan, apply: sort what is in this folder inside of FOLDER, too, although it looks like one
                  that you made; may be given several times
  --folders LIST  plan, apply: which folders, as "fewer,year": families, fewer, more; nothing, year,
                  month, size, sender, project, event inside; nested (families on top); named (names
                  from contents); divided (large folders by what plan proposes for them)
  --instruct TEXT plan, apply, classify: what you want, as "screenshots into Work" or "leave music
                  alone"; may be given several times
  --rules FILE    plan, apply, classify, watch, scout: follow the rules of FILE (YAML)
  --towns FILE    plan, apply, classify, rules: name places of photos by the towns of FILE, a table of GeoNames
                  (cities500.txt, DE.txt)
  --language LANG plan, apply, classify, history, cluster, duplicates: en, de, es or ar, for the names
                  of new folders and for reasons; that of the system when left out. A folder that is
                  there keeps its name
  --zip FILE      plan, apply: make a ZIP of the plan and touch no original; FILE must not exist
  --ics FILE      dates: write them as a calendar, which must not exist
  --yes, -y       apply, split, unsubscribe, duplicates --set-aside: do not ask
  --alike         duplicates: also pictures and documents that are nearly the same
  --set-aside     duplicates: show the plan, ask, and move all but the best of each set into
                  FOLDER/_Duplicates; projects and hidden files are left alone
  --keep-all PATH duplicates: keep all copies of this file and do not ask about them again, wherever
                  they lie; may be given several times. --ask-again forgets that for FOLDER
  --groups N      cluster: how many groups; found when left out
  --json          one JSON object a line on standard output, nothing else
  --verbose, -v   list every file
  --help, -h      this text
  --version       the version

Exit codes: 0 done; 1 done, but some files could not be moved or read; 2 wrong usage; 3 nothing
moved, a yes is missing; 4 stopped before the end (disk full), resume or undo; 5 another run is
at work in the folder; 6 an unfinished run has to be resumed or undone first; 66 no such folder or
run; 70 an error in octavo; 74 the disk failed or is full, nothing moved; 130 stopped by Ctrl+C.

Scans are read by the program tesseract where it is on PATH, in the languages of OCTAVO_OCR_LANGUAGES
(eng,deu); OCTAVO_OCR=false leaves them unread.

unsubscribe asks no host of a private network that OCTAVO_ALLOW_PRIVATE_HOSTS does not name.

OCTAVO_PASSWORD is the password of a connection that is made; else it is asked for. It is kept sealed.

Journals, connections and lessons lie in OCTAVO_STATE_DIR, else $XDG_STATE_HOME/octavo, else ~/.local/state/octavo.
`
