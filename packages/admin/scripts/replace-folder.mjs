import fs from "node:fs"

/**
 * Puts a folder in the place of another, whole: nobody finds a part of it. Of processes that do so at once, one wins, and the
 * others keep what it put there.
 * @param {string} stage absolute path of the new folder; it is gone afterwards
 * @param {string} folder absolute path on the same file system
 */
export function replaceFolder(stage, folder) {
  const old = `${stage}.old`
  moveAway(folder, old)
  try {
    fs.renameSync(stage, folder)
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes(error.code)) throw error
    fs.rmSync(stage, { recursive: true, force: true })
  }
  fs.rmSync(old, { recursive: true, force: true })
}

/** Another process may have moved it before. */
function moveAway(folder, old) {
  try {
    fs.renameSync(folder, old)
  } catch (error) {
    if (error.code !== "ENOENT") throw error
  }
}
