/** What an issue about a page begins with. */
interface IssueFacts {
  /** address of the repository */
  readonly repository: string
  /** the page's title */
  readonly title: string
  /** where the page is, in full */
  readonly page: string
  /** what the reader has written already */
  readonly words?: string | undefined
}

/**
 * The address of a form for a new issue that is filled in already.
 * @since 0.1
 */
export function issueLink({ repository, title, page, words }: IssueFacts): string {
  const body = `Page: ${page}\n\n${words || "What is missing or wrong?"}\n`
  const query = new URLSearchParams({ title: `Documentation: ${title}`, body })
  return `${repository}/issues/new?${query}`
}
