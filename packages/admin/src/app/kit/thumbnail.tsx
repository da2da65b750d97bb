import { ImageOff } from "lucide-react"
import { useState } from "react"

/** A small picture of a thing that is named beside it. */
export function Thumbnail({ url, size = 40 }: { url: string | null | undefined; size?: number }) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="thumbnail" style={{ width: size, height: size }}>
      {url && failed !== url ? (
        <img src={url} alt="" loading="lazy" width={size} height={size} onError={() => setFailed(url)} />
      ) : (
        <ImageOff size={size / 2.6} aria-hidden />
      )}
    </span>
  )
}
