import { getRawAsset } from "node:sea"

/** Stands for `ownFile.ts` in the single executable, which holds the files as assets. */
export const ownFileSync = (path: string): Uint8Array => new Uint8Array(getRawAsset(path) as ArrayBuffer)

export const ownFile = async (path: string): Promise<Uint8Array> => ownFileSync(path)
