import type { Act, Plan } from '@octavo/core'

/** The plan with the version of each thing, where it has one: who carries it out wants this very one. */
export const withVersions = (plan: Plan, versionOf: (act: Act) => string | undefined): Plan => ({
  ...plan,
  acts: plan.acts.map((act) => {
    const version = versionOf(act)
    return version === undefined ? act : { ...act, expect: { ...act.expect, version } }
  }),
})
