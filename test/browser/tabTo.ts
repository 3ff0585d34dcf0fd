import type { Locator, Page } from "playwright-core"

export const focused = (wanted: Locator): Locator => wanted.and(wanted.page().locator(":focus"))

/** Presses the Tab key until the wanted element has the focus, and shows that it has. */
export const tabTo = async (page: Page, wanted: Locator, presses = 120): Promise<void> => {
  for (let pressed = 0; (await focused(wanted).count()) === 0; pressed++) {
    if (pressed === presses) throw new Error("the keyboard does not get there")
    await page.keyboard.press("Tab")
  }
  if ((await wanted.and(page.locator(":focus-visible")).count()) === 0) throw new Error("the focus is not shown")
}
