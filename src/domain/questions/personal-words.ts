/** Whether a text holds a mail address or a telephone number. A name no program can tell; staff read every question first. */
export const tellsOfPerson = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text) || /\+?\d[\d\s().-]{7,}\d/.test(text);
