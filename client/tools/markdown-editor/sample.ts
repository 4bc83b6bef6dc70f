/** A short sample with all common elements. */
export const sample = `# Trip to the coast

A **short** plan with _everything_ Markdown has. See [the list](#what-to-pack).

## What to pack

- [x] Tent
- [ ] Rain coat
- Food
  1. Bread
  2. Cheese

> “Only one thing is needed: to go.”
>
> > And \`snacks\`.

| Day | Distance | Height |
| :-- | -------: | :----: |
| Mon |    12 km |  300 m |
| Tue |    18 km |  450 m |

\`\`\`js
const kilometers = 12 + 18; // <safe> & shown as it is
\`\`\`

> [!TIP]
> Climb $h = 750$ m in two days.[^1]

[^1]: Mostly on the second.

---

### Notes

#### Level 4

##### Level 5

###### Level 6

~~Take the bus~~ Walk. Ask at https://example.com/ or info@example.com.
`;
