import { ImageOff } from "lucide-react"
import { useState } from "react"

/** Props of `Thumbnail`. */
export interface ThumbnailProps {
  /** of the picture; without it, an icon is shown */
  readonly url: string | null | undefined
  /** in pixels; 40 by default */
  readonly size?: number
  /** leave it out where the name is beside the picture */
  readonly alt?: string
}

/**
 * A small picture of a thing. A missing or broken picture becomes an icon.
 * @since 0.1
 */
export function Thumbnail({ url, size = 40, alt = "" }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="ui-thumbnail" style={{ width: size, height: size }}>
      {url && failed !== url ? (
        <img src={url} alt={alt} loading="lazy" width={size} height={size} onError={() => setFailed(url)} />
      ) : (
        <ImageOff size={size / 2.6} aria-hidden />
      )}
    </span>
  )
}

/**
 * The initials of a person in a circle.
 * @param props.name of the person; the first letters of its first two words are shown
 * @since 0.1
 */
export function Avatar({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2)
  return (
    <span className="ui-avatar" style={{ width: size, height: size }} aria-hidden>
      {words.map((word) => [...word][0]?.toUpperCase()).join("")}
    </span>
  )
}
