/**
 * The mark: a serpent in the shape of an S on a shield, for Stheno, the gorgon who could not die.
 * @param props.size width and height, CSS pixels
 */
export function Mark(props: { size: number }) {
  return (
    <svg className="mark" width={props.size} height={props.size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="mark-shield"
        d="M16 1.5c3.6 2 7.4 3 11.6 3.2.6 0 .9.4.9 1V15c0 7.4-4.7 12.6-12.5 15.5C8.2 27.6 3.5 22.4 3.5 15V5.7c0-.6.3-1 .9-1C8.6 4.5 12.4 3.5 16 1.5Z"
      />
      <path
        className="mark-body"
        d="M18.5 7.8C17.7 7.5 16.9 7.3 16 7.3c-2.9 0-5 1.7-5 4.2 0 5.3 10 4 10 9.4 0 2.7-2.3 4.2-5.2 4.2-2.4 0-4-.9-4.8-2.4"
      />
      <path
        className="mark-head"
        d="M17.6 6.2c2.4-.4 5.4 1.1 6 3.7.3 1.3-.5 2.3-1.8 2.1-2.3-.3-4.9-1.3-5.1-3.3-.1-1.3.2-2.4.9-2.5Z"
      />
      <circle className="mark-eye" cx="20.5" cy="8.9" r=".9" />
    </svg>
  )
}
