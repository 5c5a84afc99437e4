import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

export interface TabsProps<T extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly content: ReactNode }[]
  /** The tab in sight, where the caller keeps it; else the first one is shown at first. */
  readonly value?: T
  readonly onChange?: (value: T) => void
}

/** A few views that take turns in one place; arrows go through the tabs. */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => (
  <AriaTabs
    {...(value === undefined ? {} : { selectedKey: value })}
    onSelectionChange={(key) => {
      const chosen = tabs.find(({ id }) => id === key)
      if (chosen) onChange?.(chosen.id)
    }}
    className="flex flex-col gap-5"
  >
    <TabList aria-label={label} className="flex gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1">
      {tabs.map(({ id, label: words }) => (
        <Tab
          key={id}
          id={id}
          className="tap flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition data-hovered:text-text data-selected:bg-accent data-selected:text-on-accent"
        >
          {words}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
