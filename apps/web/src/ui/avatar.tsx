import { UserRound } from 'lucide-react'

/** A person as far as it is shown who they are. */
export interface AvatarUser {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

const namesOf = ({ firstName, lastName }: AvatarUser): readonly string[] =>
  [firstName, lastName].map((name) => name?.trim() ?? '').filter((name) => name !== '')

/** What a person is called: first and last name, else the e-mail address. */
export const nameOf = (user: AvatarUser): string => namesOf(user).join(' ') || user.email

/** The first letters of the names, else of the e-mail address, whole characters of any script. */
export const initialsOf = (user: AvatarUser): string => {
  const names = namesOf(user)
  return (names.length > 0 ? names : [user.email]).map((name) => [...name][0]?.toLocaleUpperCase() ?? '').join('')
}

/** The round picture of a person; a face for a guest. */
export const Avatar = ({ user }: { readonly user?: AvatarUser }) => (
  <span
    aria-hidden="true"
    className={
      user
        ? 'grid size-9 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent'
        : 'grid size-9 place-items-center rounded-full border border-edge/60 bg-raised text-accent'
    }
  >
    {user ? initialsOf(user) : <UserRound className="size-5" />}
  </span>
)
