/** What a person does in a browser: opens the provider's page and presses a link. Answers what the browser is sent back with. */
export async function answerConsent(page: string, link: 'Allow' | 'Cancel' = 'Allow'): Promise<Record<string, string>> {
  const html = await (await fetch(page)).text()
  const href = new RegExp(`href="([^"]+)">${link}`, 'u').exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (href === undefined) throw new Error(html)
  const { headers } = await fetch(new URL(href, page), { redirect: 'manual' })
  return Object.fromEntries(new URL(headers.get('location') ?? '').searchParams)
}
