import type { PageMeta } from "../content/page.ts"
import { verifiedSamples, type Verified } from "../samples/verified.ts"
import { FeedbackChoices, type FeedbackSettings } from "../islands/feedback/feedback-choices.tsx"
import { issueLink } from "../islands/feedback/issue-link.ts"
import { absolute, site, type SiteSettings } from "../site/site.ts"
import { iconOf } from "./icons.ts"

/** What readers may do with a page they have read: say whether it helped, report a problem, change it, and see when its samples ran. */
export function PageEnd(props: { page: PageMeta }) {
  const { source, samples = [] } = props.page
  const verified = samples.length > 0 ? verifiedText(verifiedSamples(samples)) : undefined
  return (
    <div className="page-end" data-pagefind-ignore>
      <Feedback page={props.page} />
      <p className="page-facts">
        <EditLink source={source} />
        <IssueLink page={props.page} />
        {verified && <span className="page-verified">{verified}</span>}
      </p>
    </div>
  )
}

/**
 * Where a page can be changed: in the repository, else its source as the site has it.
 * @param source path of the file in the repository
 * @since 0.1
 */
export function editLink(
  source: string,
  { repository, branch }: Pick<SiteSettings, "repository" | "branch">,
): { href: string; text: string } {
  if (repository) return { href: `${repository}/edit/${branch}/${source}`, text: "Edit this page" }
  return { href: `/source/${source}.htm#L1`, text: "Source of this page" }
}

/**
 * What is known about the runs of a page's samples, as a sentence.
 * @returns undefined when no run is known, as in a build before any test
 * @since 0.1
 */
export function verifiedText({ samples, ran, day }: Verified): string | undefined {
  const all = samples === 1 ? "The sample" : `The ${samples} samples`
  if (day === undefined) return undefined
  if (ran === samples) return `${all} on this page last ran without an error on ${inWords(day)}.`
  return `${ran} of the ${samples} samples on this page last ran without an error on ${inWords(day)}.`
}

function EditLink(props: { source: string }) {
  const Pencil = iconOf("pencil")
  const { href, text } = editLink(props.source, site)
  return (
    <a className="page-edit" href={href}>
      <Pencil aria-hidden="true" size={14} />
      {text}
    </a>
  )
}

/** A question whose answer goes to the endpoint of the site; without an endpoint, nothing is asked. */
function Feedback({ page }: { page: PageMeta }) {
  if (!site.feedbackUrl) return null
  const settings: FeedbackSettings = {
    endpoint: site.feedbackUrl,
    repository: site.repository,
    title: page.title,
    page: page.route,
  }
  return (
    <div className="feedback js-only" data-feedback={JSON.stringify(settings)}>
      <FeedbackChoices />
    </div>
  )
}

/** An issue about the page, filled in already; it needs neither scripts nor an endpoint. */
function IssueLink({ page }: { page: PageMeta }) {
  if (!site.repository) return null
  const Flag = iconOf("report")
  const { repository } = site
  return (
    <a className="page-edit" href={issueLink({ repository, title: page.title, page: absolute(page.route) })}>
      <Flag aria-hidden="true" size={14} />
      Report a problem
    </a>
  )
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))
}
