import * as z from 'zod'

/** Hosts, with or without a port, separated by commas. */
export const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
/** Hosts, each with its port, separated by commas. */
export const hostsWithPorts = hosts.transform((values, context) => {
  if (values.every((value) => /^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/iu.test(value))) return values
  context.addIssue({
    code: 'custom',
    message: 'must be hosts with ports such as 192.168.1.5:11434, separated by commas',
  })
  return z.NEVER
})
