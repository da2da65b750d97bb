import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { pictureSize, type PictureSize } from "./picture-size.ts"

const folder = fileURLToPath(new URL("../../public/pictures/", import.meta.url))

/** Pixels of a picture per pixel of the page: `density` of user-guide/driver/studio.ts. */
const density = 1.5

/** A page shows a picture that nobody has taken, or does not say what it shows. */
export class ScreenshotError extends Error {}

/**
 * A picture of the dashboard in the colors of the page. It leads to the file; a click shows it in full size.
 * @param props.name of the picture below `public/pictures`, without scheme and extension, e.g. `orders/returns/choose-items`
 * @param props.alt says what the picture shows, for readers who cannot see it
 * @throws ScreenshotError when the picture is missing or has no alternative text
 */
export function Screenshot({ name, alt }: { name: string; alt: string }) {
  if (!alt) throw new ScreenshotError(`the screenshot ${name} has no alt text`)
  return (
    <figure className="screenshot" data-screenshot="">
      {(["light", "dark"] as const).map((scheme) => {
        const { width, height } = sizeOf(name, scheme)
        const address = `/pictures/${name}.${scheme}.webp`
        return (
          <a key={scheme} className={`screenshot-${scheme}`} href={address} data-island="picture">
            <img
              src={address}
              alt={alt}
              width={Math.round(width / density)}
              height={Math.round(height / density)}
              loading="lazy"
              decoding="async"
            />
          </a>
        )
      })}
    </figure>
  )
}

function sizeOf(name: string, scheme: "light" | "dark"): PictureSize {
  const file = `${folder}${name}.${scheme}.webp`
  if (!existsSync(file))
    throw new ScreenshotError(
      `the picture ${name} is missing: the page "Contribute to the documentation" says who takes it`,
    )
  return pictureSize(readFileSync(file))
}

/** The sizes of every picture that a page shows: the page changes when they do. */
export function pictureSizes(body: string): string[] {
  return [...body.matchAll(/<Screenshot\b[^>]*?\bname="([^"]+)"/g)].flatMap(([, name]) => {
    const files = ["light", "dark"].map((scheme) => `${folder}${name}.${scheme}.webp`)
    // Rendering the page reports one that is missing.
    return files.map((file) => (existsSync(file) ? JSON.stringify(pictureSize(readFileSync(file))) : ""))
  })
}
