/**
 * Words that say which side of a thing a length is. `ids` are the attributes that such a side answers: "D" is the depth
 * of a cupboard and the diameter of a vase.
 */
export interface SideWord {
  role: 'L' | 'W' | 'H' | 'D' | 'T' | 'O';
  ids: string[];
  names: string[];
}

export const sideWords: readonly SideWord[] = [
  { role: 'L', ids: ['length'], names: ['l', 'length', 'long', '长', '长度'] },
  { role: 'W', ids: ['width'], names: ['w', 'width', 'wide', '宽', '宽度'] },
  { role: 'H', ids: ['height'], names: ['h', 'height', 'high', 'tall', '高', '高度'] },
  { role: 'D', ids: ['depth', 'diameter'], names: ['d', 'depth', 'deep', '深', '深度'] },
  { role: 'T', ids: ['thickness'], names: ['t', 'thickness', 'thick', '厚', '厚度'] },
  {
    role: 'O',
    ids: ['diameter'],
    names: ['φ', 'ø', 'ф', '⌀', '∅', 'dia', 'diam', 'diameter', '直径', '口径', '外径'],
  },
];
