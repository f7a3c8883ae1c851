/** Three complete policies: the same choice for every question. */
export const postures = [
  { choice: 'a', name: 'As strict as we can', says: 'Few uses, no details of anyone, and a committee that approves.' },
  { choice: 'b', name: 'Named uses', says: 'Our default, made for a church of about 80 people with a part-time office.' },
  { choice: 'c', name: 'Open, and we say so', says: 'Ordinary work is open; what protects people stays the same.' },
] as const;
