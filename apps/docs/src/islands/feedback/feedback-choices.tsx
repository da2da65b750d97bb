/** What the question at the end of a page knows. */
export interface FeedbackSettings {
  /** receives opinions */
  readonly endpoint: string
  /** has an issue tracker, for opinions that cannot be sent */
  readonly repository?: string | undefined
  readonly title: string
  /** route of the page */
  readonly page: string
}

/** What the question can be answered with. */
export type Choice = "yes" | "no"

/** The choices, as the build prerenders them and as they stay once one is chosen. */
export function FeedbackChoices(props: {
  readonly chosen?: Choice
  /** called by the island; without it, pressing a choice loads the island */
  readonly onChoose?: (choice: Choice) => void
}) {
  const { chosen, onChoose } = props
  return (
    <>
      <p id="feedback-question" className="feedback-question">
        Was this page helpful?
      </p>
      <span className="feedback-choices">
        {(["yes", "no"] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            value={choice}
            aria-pressed={choice === chosen}
            {...(onChoose ? { onClick: () => onChoose(choice) } : { "data-island": "feedback" })}
          >
            {choice === "yes" ? "Yes" : "No"}
          </button>
        ))}
      </span>
    </>
  )
}
