import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { ChurchTexts } from '#domain/church/church-texts.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import type { AskedSituation } from '#domain/church/training.ts';
import { fromDefaults, trainingOf } from '#domain/church/training.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

const title = 'Training on how we use AI';
const beside = ['player.js', 'look.css'];

/**
 * Makes a SCORM 1.2 package of the training for a church's answers: one page, which reports to the learning system that
 * plays it.
 */
export async function trainingPackage({ policy, training }: ChurchTexts, search: PolicySearch): Promise<Uint8Array> {
  const { answers, units, mark, date } = trainingOf(policy, training, search);
  const parts = units.map(
    ({ name, passages, situations }, at) =>
      `<h2>Unit ${at + 1}. ${escaped(name)}</h2>${passages
        .map(({ head, text }) => `<h3>${escaped(head)}</h3>${text.map((one) => `<p>${escaped(one)}</p>`).join('')}`)
        .join('')}${situations.map(situationForm).join('')}`,
  );
  const page = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="look.css"></head><body data-mark="${mark}"><h1>${title}</h1>
<p>Four short units for staff and volunteers. They follow “How we use AI,” version ${mark}, ${formatCheckedDate(date)}. ${fromDefaults(answers) ?? ''} Nothing about you leaves your learning system.</p>
<p id="score" role="status"></p>${parts.join('')}<script src="player.js"></script></body></html>
`;
  const files: Record<string, Uint8Array> = { 'index.html': strToU8(page) };
  for (const name of beside) files[name] = await readFile(new URL(`scorm/${name}`, import.meta.url));
  files['imsmanifest.xml'] = strToU8(manifest(Object.keys(files)));
  // Sets a fixed time, so that the same texts always make the same package.
  return zipSync(files, { mtime: new Date(`${date}T12:00`) });
}

function situationForm({ name, tell, number, clauseText, answers }: AskedSituation): string {
  const choices = answers.map(
    ({ label, right, why }, place) =>
      `<label><input type="radio" name="a" value="${place}"${right ? ' data-right' : ''} data-why="${escaped(why)}"> ${escaped(label)}</label>`,
  );
  return `<form data-clause="${escaped(clauseText)}"><h3>${number}. ${escaped(name)}</h3><p id="situation-${number}">${escaped(tell)}</p>
<div role="radiogroup" aria-labelledby="situation-${number}">${choices.join('')}</div><button aria-label="Check your answer to “${escaped(name)}”">Check</button><p role="status"></p></form>`;
}

const manifest = (files: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="ministry-ai-hub-training" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="training">
    <organization identifier="training">
      <title>${title}</title>
      <item identifier="all-units" identifierref="page"><title>${title}</title><adlcp:masteryscore>80</adlcp:masteryscore></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
