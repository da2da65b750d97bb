import type { PageMeta } from "../content/page.ts"
import { verifiedSamples, type Verified } from "../samples/verified.ts"
import { site, type SiteSettings } from "../site/site.ts"
import { iconOf } from "./icons.ts"

/** What readers may do with a page they have read: say whether it helped, change it, and see when its samples ran. */
export function PageEnd(props: { page: PageMeta }) {
  const { source, samples = [] } = props.page
  const verified = samples.length > 0 ? verifiedText(verifiedSamples(samples)) : undefined
  return (
    <div className="page-end" data-pagefind-ignore>
      <Feedback />
      <p className="page-facts">
        <EditLink source={source} />
        {verified && <span className="page-verified">{verified}</span>}
      </p>
    </div>
  )
}

/**
 * Where a page can be changed: in the repository, else its source as the site has it.
 * @param source path of the file in the repository
 * @since 0.2
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
 * @since 0.2
 */
export function verifiedText({ samples, ran, day }: Verified): string | undefined {
  const all = samples === 1 ? "The sample" : `The ${samples} samples`
  if (day === undefined) return undefined
  if (ran === samples) return `${all} of this page last ran without a fault on ${inWords(day)}.`
  return `${ran} of the ${samples} samples of this page last ran without a fault on ${inWords(day)}.`
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

/** Without JavaScript nothing can be said, so nothing is asked. */
function Feedback() {
  return (
    <form
      className="feedback js-only"
      data-feedback={site.feedbackUrl ?? ""}
      aria-labelledby="feedback-question"
    >
      <p id="feedback-question" className="feedback-question">
        Was this page helpful?
      </p>
      <span className="feedback-choices">
        <button type="button" value="yes" aria-pressed="false">
          Yes
        </button>
        <button type="button" value="no" aria-pressed="false">
          No
        </button>
      </span>
      <span className="feedback-more" hidden>
        <label>
          What was missing or wrong? <textarea name="words" rows={3} maxLength={2000} />
        </label>
        <button type="submit">Add</button>
      </span>
      <p className="feedback-answer" role="status" />
    </form>
  )
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))
}
